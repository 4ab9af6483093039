export type { FromRenderer, NoReply, RenderTypes, ToRenderer } from './messages.js';
export { PageRenderer, type AnswerCall, type RendererOptions } from './page-renderer.js';
