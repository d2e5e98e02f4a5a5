import { PurgeCSS } from 'purgecss'

/** An attribute's name or value, a tag's name, a plain class. */
const word = /[^\s"'`<>={}]+/g

/** A class as Tailwind spells it: `phone:px-[max(24px,(100vw-400px)/2)]`, `data-[state=busy]:cursor-progress`, `[&>svg]:size-8`. */
const spelledClass = /[^\s"'`]+/g

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
    defaultExtractor: (content) => [...(content.match(word) ?? []), ...(content.match(spelledClass) ?? [])],
    variables: true,
    keyframes: true,
    // The page's language chooses a font, and attributes are set by scripts. Classes that begin alike, such as
    // `data-[state=open]:animate-rise`, are no attributes.
    safelist: {
      variables: [/^--font-/, ...named, ...kept],
      standard: [/^(?:data|aria)-[\w-]+$/, /^:/, 'html', 'body'],
    },
  })
  if (!purged) throw new Error('The styles could not be purged.')
  return withoutUnsetProperties(purged.css)
}

/** Tailwind registers its own variables, so that they are not inherited. One that no rule sets is but its first value. */
function withoutUnsetProperties(css: string): string {
  const [fallbacks = ''] = /@layer properties\{.*?\}\}\}/s.exec(css) ?? []
  const rules = css.replace(fallbacks, '').replace(/@property [^}]*\}/g, '')
  const isSet = (name: string) => rules.includes(`${name}:`)
  const first = new Map(
    Array.from(fallbacks.matchAll(/(--tw-[\w-]+):([^;}]*)/g), ([, name = '', value = '']) => [name, value]),
  )
  const isLeft = (name: string) => isSet(name) && css.includes(`var(${name}`)
  return (
    css
      .replace(fallbacks, (layer) =>
        layer.replace(/(--tw-[\w-]+):[^;}]*;?/g, (rule, name: string) => (isLeft(name) ? rule : '')),
      )
      .replace(/@property (--[\w-]+)\{[^}]*\}/g, (rule, name: string) => (isLeft(name) ? rule : ''))
      .replace(/var\((--tw-[\w-]+)(?:,((?:[^()]|\([^()]*\))*))?\)/g, (use, name: string, otherwise?: string) =>
        isSet(name) ? use : (otherwise ?? first.get(name) ?? use),
      )
      .replace(/@media[^{}]*\{\}/g, '')
      // Without a rule the layer is but its place before all others, for what comes late.
      .replace(/@layer properties\{@supports [^{}]*\{[^{}]*\{\}\}\}/, '@layer properties;')
  )
}
