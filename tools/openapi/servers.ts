const scheme = { enum: ['https', 'http'], default: 'http', description: 'https, but on this very machine.' }

/** The servers of the pages: the page's own URL decides whether its calls have the prefix (API-06). */
export const siteServers = [
  {
    url: '{scheme}://{site}{prefix}',
    description: 'This site, as `npm start` serves it with the account service.',
    variables: {
      scheme,
      site: { default: 'localhost:5173', description: 'Host and port of the site.' },
      prefix: {
        enum: ['', '/account'],
        default: '',
        description: 'A page whose path begins with `/account/` calls with that prefix.',
      },
    },
  },
]

/** The servers of API host calls, which have no prefix. */
export const apiServers = [
  {
    url: '{scheme}://{api}',
    description: 'The API host: `api_url` of the page, else this site.',
    variables: { scheme, api: { default: 'localhost:5173', description: 'Host and port of the API host.' } },
  },
]
