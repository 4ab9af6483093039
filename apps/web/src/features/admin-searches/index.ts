export { EditFacets } from './components/facets/edit-facets';
export { PinnedSearches } from './components/pins/pinned-searches';
export { Searches } from './components/searches/searches';
export { SearchesHeading } from './components/searches/searches-heading';
export { EditSynonyms } from './components/synonyms/edit-synonyms';
