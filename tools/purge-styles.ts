// Run by `npm run build`.
import { PurgeCSS } from 'purgecss'

/** An attribute's name or value, a tag's name or a plain class. */
const token = /[^\s"'`<>={}]+/g

/** A Tailwind class: `phone:px-[max(24px,(100vw-400px)/2)]`, `data-[state=busy]:cursor-progress`, `[&>svg]:size-8`. */
const tailwindClass = /[^\s"'`]+/g

/**
 * Removes unused styles: rules for classes that no page contains, unused keyframes and unused variables. `sources` are
 * the markup and scripts of the pages. `keptVariables` matches variables with names that scripts compose at run time.
 */
export async function purgeStyles(styles: string, sources: string[], keptVariables: RegExp[] = []): Promise<string> {
  // PurgeCSS looks for uses of variables only in CSS, but scripts and SVGs use some as well.
  const usedVariables = new Set(sources.flatMap((source) => source.match(/(?<=var\()--[\w-]+/g) ?? []))
  const [purged] = await new PurgeCSS().purge({
    css: [{ raw: styles }],
    content: sources.map((raw) => ({ raw, extension: 'html' })),
    defaultExtractor: (content) => [...(content.match(token) ?? []), ...(content.match(tailwindClass) ?? [])],
    variables: true,
    keyframes: true,
    // Keep the fonts of all languages, and attributes that scripts set, but not classes that start like an attribute,
    // such as `data-[state=open]:animate-rise`.
    safelist: {
      variables: [/^--font-/, ...usedVariables, ...keptVariables],
      standard: [/^(?:data|aria)-[\w-]+$/, /^:/, 'html', 'body'],
    },
  })
  if (!purged) throw new Error('The styles could not be purged.')
  return removeUnsetProperties(purged.css)
}

/** Removes Tailwind variables that no rule sets, and inlines their initial values, which always apply. */
function removeUnsetProperties(css: string): string {
  const [propertiesLayer = ''] = /@layer properties\{.*?\}\}\}/s.exec(css) ?? []
  const rules = css.replace(propertiesLayer, '').replace(/@property [^}]*\}/g, '')
  const isSet = (name: string) => rules.includes(`${name}:`)
  const initialValues = new Map(
    Array.from(propertiesLayer.matchAll(/(--tw-[\w-]+):([^;}]*)/g), ([, name = '', value = '']) => [name, value]),
  )
  const isUsed = (name: string) => isSet(name) && css.includes(`var(${name}`)
  return (
    css
      .replace(propertiesLayer, (layer) =>
        layer.replace(/(--tw-[\w-]+):[^;}]*;?/g, (rule, name: string) => (isUsed(name) ? rule : '')),
      )
      .replace(/@property (--[\w-]+)\{[^}]*\}/g, (rule, name: string) => (isUsed(name) ? rule : ''))
      .replace(/var\((--tw-[\w-]+)(?:,((?:[^()]|\([^()]*\))*))?\)/g, (use, name: string, fallback?: string) =>
        isSet(name) ? use : (fallback ?? initialValues.get(name) ?? use),
      )
      .replace(/@media[^{}]*\{\}/g, '')
      // Declare the layer even if it is empty, because lazy styles rely on it preceding all other layers.
      .replace(/@layer properties\{@supports [^{}]*\{[^{}]*\{\}\}\}/, '@layer properties;')
  )
}
