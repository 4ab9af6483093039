'use strict';

/** The folders of the API below its features, lowest first: each may import those before it. */
const API_BELOW = ['text', 'mongo', 'limits', 'creations', 'http'];
/** The folders of the API above its features. */
const API_ABOVE = ['seed', 'testing'];

module.exports = { API_BELOW, API_ABOVE };
