export { EditFacets } from './components/facets/edit-facets';
export { PinnedSearches } from './components/pins/pinned-searches';
export { Searches } from './components/searches/searches';
export { SearchesNav } from './components/searches/searches-nav';
export { EditSynonyms } from './components/synonyms/edit-synonyms';
