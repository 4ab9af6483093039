import all from './playwright.config.js';
import { each, LATER_ON_PHONES, OF_PAGES } from './walks/lib/runs.js';

const later = { desktop: OF_PAGES, phone: [...OF_PAGES, ...LATER_ON_PHONES] };

// What `npm test` runs.
export default {
  ...all,
  projects: all.projects?.map((project) => ({
    ...project,
    testIgnore: [
      project.testIgnore ?? [],
      each(project.name === 'phone' ? later.phone : later.desktop),
    ].flat(),
  })),
};
