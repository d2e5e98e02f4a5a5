// What is asked of every server alike.

/** What a browser says that it accepts, and the language it gets. */
export const languages: [accepted: string | undefined, expected: string][] = [
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
  // The weights are not read: browsers send the best first.
  ['zh-CN;q=0.1, zh-TW;q=0.9', 'zh-CN'],
  ['en;q=0.5, zh-TW', 'en'],
]

/** Addresses that only look like a screen's, or like a file of the build. */
export const lookAlikes = [
  '/',
  '/log',
  '/login.html',
  '/loginx',
  '/x/login',
  '/account',
  '/accountlogin',
  '/account/account/login',
].concat(['/register/other', '/security/other', '/security/two_step', '/qr_login', '/LOGIN', '/en/login', '/not-found'])

/** What lies in the folder of the build, or beside it, and is nobody's to see. */
export const filesOfBuild = [
  '/en/login.html',
  '/security-headers.json',
  '/deploy/nginx-screens.conf',
  '/deploy/portico.caddy',
]
  .concat(['/assets/../security-headers.json', '/assets/..%2fsecurity-headers.json', '/assets/%2e%2e/en/login.html'])
  .concat(['/assets/..%5csecurity-headers.json', '/assets//../../package.json', '/assets/....//security-headers.json'])
  .concat(['/assets', '/assets/', '/login/../security-headers.json', '/account/../en/login.html', '/assets/.'])

/** What `lang` in the address asks for where the browser accepts zh-CN, and the language that comes. */
export const askedLanguages = [
  ['zh-TW', 'zh-TW'],
  ['en', 'en'],
  ['xx', 'zh-CN'],
  ['zh-tw', 'zh-CN'],
  ['', 'zh-CN'],
] as const
