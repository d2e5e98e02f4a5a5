import { PurgeCSS } from 'purgecss'

/** A class, an attribute's value or a tag's name, as Tailwind spells them: `phone:px-[max(24px,(100vw-400px)/2)]`. */
const word = /[^\s"'`<>={}]+/g

/**
 * Leaves out of the styles what no page can show: utilities of components that no page holds, and variables that nothing
 * reads any more. `sources` is the markup and script that will be shown; `kept` are variables whose names are put together
 * at run time.
 */
export async function purgeStyles(styles: string, sources: string[], kept: RegExp[] = []): Promise<string> {
  // Scripts and drawings read variables as well.
  const named = new Set(sources.flatMap((source) => source.match(/(?<=var\()--[\w-]+/g) ?? []))
  const [purged] = await new PurgeCSS().purge({
    css: [{ raw: styles }],
    content: sources.map((raw) => ({ raw, extension: 'html' })),
    defaultExtractor: (content) => content.match(word) ?? [],
    variables: true,
    keyframes: true,
    // The page's language chooses a font, and attributes are set by scripts.
    safelist: { variables: [/^--font-/, ...named, ...kept], standard: [/^data-/, /^aria-/, /^:/, 'html', 'body'] },
  })
  if (!purged) throw new Error('The styles could not be purged.')
  const { css } = purged
  // PurgeCSS knows nothing of registered properties.
  return css.replace(/@property (--[\w-]+)\{[^}]*\}/g, (rule, name: string) =>
    css.includes(`var(${name}`) ? rule : '',
  )
}
