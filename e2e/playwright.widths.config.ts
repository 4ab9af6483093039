import all from './playwright.config.js';
import { each, LATER_ON_PHONES } from './walks/lib/runs.js';

// The long part `widths`.
export default {
  ...all,
  projects: all.projects
    ?.filter(({ name }) => name === 'phone')
    .map((project) => ({ ...project, testMatch: each(LATER_ON_PHONES) })),
};
