import type { UrlRejection } from '../../src/rules/url.ts'

/** URLs that must be rejected as redirects, grouped by the expected reason. */
const byReason = {
  empty: ['', ' \t\n'],
  protocol: [
    ...['javascript:alert(1)', 'JaVaScRiPt:alert(1)', '  javascript:alert(1)'],
    ...['javascript://account.example.com/%0aalert(1)', 'data:text/html,<script>alert(1)</script>'],
    ...['vbscript:msgbox(1)', 'file:///etc/passwd', 'ftp://account.example.com/', 'mailto:a@b.cn'],
    ...['blob:https://account.example.com/3f1c', 'filesystem:https://account.example.com/x', 'about:blank'],
    ...['ws://account.example.com', 'wss://account.example.com', 'http://account.example.com/'],
  ],
  'control-character': [
    ...['java\tscript:alert(1)', 'java\nscript:alert(1)', '\u0001javascript:alert(1)'],
    ...['https://account.example.com\r\nSet-Cookie: a=b', '/\t/evil.example', '/a\u0085b', '/a\u007f'],
  ],
  'double-slash': ['//evil.example', '//account.example.com/', '///evil.example', '////evil.example'],
  backslash: [
    ...['/\\evil.example', '\\\\evil.example', 'https:\\\\evil.example'],
    ...['https://account.example.com\\@evil.example'],
  ],
  host: [
    ...['https://evil.example', 'https:///evil.example', 'https://account.example.com.evil.example'],
    ...['https://evil.example/account.example.com', 'https://account.example.com:444/'],
    ...['https://www.example.com.', 'https://evil.example#@account.example.com'],
    ...['https://evil.example?account.example.com', 'https://xwww.example.com', 'https://files.example.com/'],
    ...['https://evil。example', 'https://www.example.com。evil.example', 'https://аccount.example.com'],
    ...['https://0x7f.1/', 'https://[::1]/'],
  ],
  'user-info': [
    ...['https://account.example.com@evil.example', 'https://user:secret@account.example.com'],
    ...['https://www.example.com:x@www.example.com/', 'https://:x@account.example.com/'],
  ],
  malformed: ['https://', 'https://a b/', 'https://[', 'https://evil.example:99999', 'https://%00/'],
} satisfies Record<UrlRejection, string[]>

export const hostileUrls = Object.entries(byReason).flatMap(([reason, inputs]) =>
  inputs.map((input) => [input, reason] as const),
)
