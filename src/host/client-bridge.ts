/** Where the page runs (LOG-03). */
export type ClientType = 'web' | 'sync' | 'app'
