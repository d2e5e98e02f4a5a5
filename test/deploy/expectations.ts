// Requests that the preview server and nginx must handle in the same way.

/** Values of `Accept-Language`, and the expected language. */
export const acceptedLanguages: [accepted: string | undefined, expected: string][] = [
  [undefined, 'en'],
  ['', 'en'],
  ['*', 'en'],
  ['zh-CN', 'zh-CN'],
  ['zh', 'zh-CN'],
  ['zh-SG,zh;q=0.9', 'zh-CN'],
  ['zh-TW', 'zh-TW'],
  ['ZH-tw', 'zh-TW'],
  ['zh-HK,zh;q=0.9,en;q=0.8', 'zh-TW'],
  ['zh-MO', 'zh-TW'],
  ['zh-Hant', 'zh-TW'],
  ['zh-Hant-HK', 'zh-TW'],
  ['zh-Hans-TW', 'zh-CN'],
  ['zh-Hans', 'zh-CN'],
  ['en-GB,zh-TW;q=0.9', 'en'],
  ['fr', 'en'],
  ['fr-CH, fr;q=0.9, zh-TW;q=0.8, en;q=0.7', 'zh-TW'],
  ['ja,zh-CN;q=0.9', 'zh-CN'],
  ['es,et;q=0.9,za;q=0.8, en;q=0.7, zh;q=0.6', 'en'],
  ['eng,zhx,zh-TW', 'zh-TW'],
  // Weights are ignored, because browsers send the preferred language first.
  ['zh-CN;q=0.1, zh-TW;q=0.9', 'zh-CN'],
  ['en;q=0.5, zh-TW', 'en'],
]

/** Paths that resemble the path of a screen or file in the build, but must not be served from the build. */
export const similarPaths = [
  '/',
  '/log',
  '/login.html',
  '/loginx',
  '/x/login',
  '/account',
  '/accountlogin',
  '/account/account/login',
].concat(['/register/other', '/security/other', '/security/two_step', '/qr_login', '/LOGIN', '/en/login', '/not-found'])

/** Paths of files and folders, in or next to the build folder, that must not be served. */
export const privatePaths = ['/en/login.html', '/security-headers.json', '/deploy/nginx-screens.conf']
  .concat(['/assets/../security-headers.json', '/assets/..%2fsecurity-headers.json', '/assets/%2e%2e/en/login.html'])
  .concat(['/assets/..%5csecurity-headers.json', '/assets//../../package.json', '/assets/....//security-headers.json'])
  .concat(['/assets', '/assets/', '/login/../security-headers.json', '/account/../en/login.html', '/assets/.'])

/** Values of `lang` in the URL, and the expected language in a browser that accepts zh-CN. */
export const requestedLanguages = [
  ['zh-TW', 'zh-TW'],
  ['en', 'en'],
  ['xx', 'zh-CN'],
  ['zh-tw', 'zh-CN'],
  ['', 'zh-CN'],
] as const
