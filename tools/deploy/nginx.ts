import { locales } from '../../src/i18n/locales.ts'
import type { SecurityHeaders } from '../security-headers.ts'
import { browserLanguages } from './languages.ts'
import { screensPattern } from './screens.ts'

function addHeaders(headers: Record<string, string>, condition = ''): string {
  return Object.entries(headers)
    .map(([name, value]) => `  add_header ${name} "${value}"${condition};`)
    .join('\n')
}

/** For nginx's `http` block: maps for a visitor's language and for requests that open a page. */
export function nginxMaps(): string {
  const languages = browserLanguages.map(([pattern, locale]) => `  "~${pattern}" ${locale};`)
  return `# Made by the build: do not edit. For the http block.

# The first language of the browser's list that there is a page in.
map $http_accept_language $portico_browser_language {
  default en;
${languages.join('\n')}
}

# What the address asks for stands above it.
map $arg_lang $portico_language {
  default $portico_browser_language;
${locales.map((locale) => `  "~^${locale}$" ${locale};`).join('\n')}
}

# A browser that opens an address, as against a call.
map "$request_method $http_accept" $portico_opens_page {
  default "";
  "~^(?:GET|HEAD) .*text/html" 1;
}
`
}

/** For nginx's `server` block: the assets. */
export function nginxAssets({ assets }: SecurityHeaders): string {
  return `# Made by the build: do not edit. For the server block; its root is the folder of the build.

location /assets/ {
${addHeaders(assets)}
  error_page 404 @portico_lost_asset;
  try_files $uri =404;
}

location @portico_lost_asset {
  add_header Cache-Control "no-store" always;
  return 404;
}
`
}

/** For nginx's `server` block: the screens with their headers, and the proxy to the server behind. */
export function nginxScreens({ pages }: SecurityHeaders): string {
  return `# Made by the build: do not edit. For the server block; its root is the folder of the build.
# The policy names the pages of this very build, so both are released together.

# One address may be a page (GET) and a call (POST).
location ~ ${screensPattern('?<portico_page>')} {
  error_page 418 = @portico_backend;
  if ($request_method !~ ^(?:GET|HEAD)$) {
    return 418;
  }
${addHeaders(pages, ' always')}
  try_files /$portico_language/$portico_page.html =404;
}

# Calls, pictures, third parties, and the service's own pages.
proxy_set_header Host $http_host;
proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
proxy_set_header X-Forwarded-Proto $scheme;

location / {
  recursive_error_pages on;
  error_page 418 = @portico_backend_page;
  if ($portico_opens_page) {
    return 418;
  }
  proxy_pass http://backend.example;
}

location @portico_backend {
  proxy_pass http://backend.example;
}

# Where the server behind has no page either, ours says so.
location @portico_backend_page {
  recursive_error_pages on;
  proxy_intercept_errors on;
  error_page 404 @portico_not_found;
  proxy_pass http://backend.example;
}

location @portico_not_found {
${addHeaders(pages, ' always')}
  try_files /$portico_language/not-found.html =404;
}
`
}
