import type { ReactNode } from 'react'

type SheetProps = { title: string; intro: string; children: ReactNode }

/** Shows a page about one foundation, such as color or typography. */
export function Sheet({ title, intro, children }: SheetProps) {
  return (
    <main style={{ maxWidth: 960, margin: '0 auto', padding: 40 }}>
      <h1 style={{ fontSize: '1.75rem', lineHeight: '2.25rem' }}>{title}</h1>
      <p style={{ maxWidth: '60ch', padding: '8px 0 16px', color: 'var(--text-muted)' }}>{intro}</p>
      {children}
    </main>
  )
}

type GroupProps = { title: string; minWidth?: number; children: ReactNode }

export function Group({ title, minWidth = 200, children }: GroupProps) {
  return (
    <section style={{ paddingTop: 32 }}>
      <h2 style={{ paddingBottom: 12 }}>{title}</h2>
      <ul style={{ display: 'grid', gridTemplateColumns: `repeat(auto-fill, minmax(${minWidth}px, 1fr))`, gap: 16 }}>
        {children}
      </ul>
    </section>
  )
}

type SpecimenProps = { name: string; value: string; children: ReactNode }

/** Shows a sample of a design token or icon, with its name and value. */
export function Specimen({ name, value, children }: SpecimenProps) {
  return (
    <li>
      {children}
      <p style={{ paddingTop: 8, fontWeight: 500 }}>{name}</p>
      <p style={{ fontSize: '0.8125rem', color: 'var(--text-muted)', overflowWrap: 'anywhere' }}>{value}</p>
    </li>
  )
}
