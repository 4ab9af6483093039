import all from './playwright.config.js';
import { each, OF_PAGES } from './walks/lib/runs.js';

// The long part `pages`.
export default {
  ...all,
  projects: all.projects?.map((project) => ({ ...project, testMatch: each(OF_PAGES) })),
};
