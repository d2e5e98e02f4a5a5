/** The styles of the stand-in pages (`page.ts`), in the product's colors. */
export const serviceCss = `
:root {
  color-scheme: light dark;
  --text: light-dark(#1B1A20, #F2EFEA);
  --raised: light-dark(#FFFFFF, #1B1A20);
  --border: light-dark(#CFC8BB, #3E3C48);
  --link: light-dark(#4A42C6, #B5B0F3);
}
* { box-sizing: border-box; }
body { margin: 0; background: light-dark(#FAF8F4, #131217); color: var(--text); font: 1rem/1.5 system-ui, sans-serif; }
main, footer { max-width: 30rem; margin: 0 auto; padding: 0 1.25rem 2rem; overflow-wrap: anywhere; }
main { padding-top: clamp(2rem, 12vh, 7rem); }
footer { font-size: 0.8125rem; color: light-dark(#5A5765, #B7B3B9); }
h1 { margin: 0 0 0.5rem; font-size: 1.75rem; line-height: 1.25; font-weight: 600; }
p { margin: 0 0 0.75rem; }
ul { display: grid; gap: 0.75rem; margin: 1.5rem 0 0; padding: 0; list-style: none; }
li { padding: 1rem 1.25rem; border: 1px solid var(--border); border-radius: 14px; background: var(--raised); }
li p:last-child { margin: 0; }
li strong { font-size: 1.25rem; font-variant-numeric: tabular-nums; }
form { margin: 1.5rem 0; }
a { color: var(--link); text-underline-offset: 3px; }
button {
  width: 100%; min-height: 44px; padding: 0.625rem 1rem; border: 1px solid var(--border); border-radius: 10px;
  background: var(--raised); color: var(--text); font: inherit; font-weight: 500; cursor: pointer;
}
button:hover { border-color: var(--link); }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; border-radius: 10px; }
`
