/** The style of the service's pages: the product's colors on plain elements. */
export const serviceCss = `
:root {
  color-scheme: light dark;
  --surface: light-dark(#FAF8F4, #131217);
  --raised: light-dark(#FFFFFF, #1B1A20);
  --text: light-dark(#1B1A20, #F2EFEA);
  --muted: light-dark(#5A5765, #B7B3B9);
  --border: light-dark(#E2DDD3, #292830);
  --border-strong: light-dark(#CFC8BB, #3E3C48);
  --accent: light-dark(#4A42C6, #6A62DF);
  --link: light-dark(#4A42C6, #B5B0F3);
  --focus: light-dark(#4A42C6, #B5B0F3);
  --stone: light-dark(#ECE8E0, #292830);
}
* { box-sizing: border-box; margin: 0; padding: 0; }
body {
  min-height: 100vh;
  min-height: 100dvh;
  display: grid;
  grid-template: auto 1fr auto / minmax(0, 1fr);
  background: var(--surface);
  color: var(--text);
  font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
}
:lang(zh-CN) { font-family: system-ui, "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", "Noto Sans SC", sans-serif; }
:lang(zh-TW) { font-family: system-ui, "PingFang TC", "Microsoft JhengHei", "Noto Sans CJK TC", "Noto Sans TC", sans-serif; }
header, footer { padding: 16px clamp(20px, 5vw, 64px); }
header {
  display: flex; flex-wrap: wrap; gap: 8px 24px; justify-content: space-between; align-items: center;
  border-bottom: 1px solid var(--border);
}
footer { color: var(--muted); font-size: 13px; text-align: center; }
main { display: grid; place-items: center; padding: 32px 20px; }
h1 { font-size: 28px; line-height: 1.25; font-weight: 600; text-wrap: balance; }
:lang(en) h1 { letter-spacing: -0.015em; }
a { color: var(--link); text-underline-offset: 3px; }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; border-radius: 4px; }
.brand { display: flex; align-items: center; gap: 10px; color: inherit; font-weight: 600; text-decoration: none; }
.arch-outer { fill: var(--text); }
.arch-inner { fill: var(--accent); }
.languages { display: flex; gap: 4px; list-style: none; font-size: 14px; }
.languages a { display: block; padding: 6px 10px; border-radius: 10px; color: var(--muted); text-decoration: none; }
.languages a:hover { color: var(--text); background: var(--stone); }
.languages [aria-current] { color: var(--text); background: var(--stone); }
.card { width: 100%; max-width: 440px; display: grid; gap: 16px; }
.card > .panel, .card > form, .messages { margin-top: 8px; }
.muted { color: var(--muted); text-wrap: pretty; }
.panel { background: var(--raised); border: 1px solid var(--border); border-radius: 14px; padding: 16px 20px; }
.empty { padding-block: 40px; text-align: center; }
.who { display: grid; }
.who .muted { font-size: 14px; }
.who strong { font-weight: 600; overflow-wrap: anywhere; }
dl:not(:empty) { display: grid; gap: 8px; margin-top: 12px; padding-top: 12px; border-top: 1px solid var(--border); }
dl div { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: 4px 16px; }
dl + p { margin-top: 12px; }
dt { color: var(--muted); }
dd { font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
.code { font-size: 20px; font-weight: 600; }
.messages { display: grid; gap: 12px; list-style: none; }
.stack { display: grid; gap: 10px; }
button {
  width: 100%; min-height: 44px; padding: 10px 16px; border: 1px solid var(--border-strong); border-radius: 10px;
  background: var(--raised); color: var(--text); font: inherit; font-weight: 500; cursor: pointer;
  transition: background-color 140ms ease-out;
}
button:hover { background: var(--stone); }
button:focus-visible { border-radius: 10px; }
.arcade { width: 100%; height: auto; margin-bottom: 8px; fill: var(--stone); }
.arcade-2 { fill: var(--accent); }
.arcade-floor { stroke: var(--border); }
@media (prefers-reduced-motion: reduce) { button { transition: none; } }
`
