import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../i18n/texts.tsx'
import { usePageData } from '../../kit/environment.tsx'
import { Checkbox } from '../../primitives/checkbox.tsx'
import { Link } from '../../primitives/link.tsx'

function useRefusal() {
  const box = useRef<HTMLInputElement>(null)
  const [isRefused, setIsRefused] = useState(false)
  useEffect(() => {
    const form = box.current?.form
    // The form focuses the first missing field; show the error if that is this checkbox.
    const handleSubmit = () =>
      setTimeout(() => setIsRefused(box.current?.checked === false && document.activeElement === box.current))
    form?.addEventListener('submit', handleSubmit)
    return () => form?.removeEventListener('submit', handleSubmit)
  }, [])
  return { box, isRefused, clearRefusal: () => setIsRefused(false) }
}

/** Marks a link in the translated sentence: `\0terms\0 and \0privacy\0`. */
const mark = (name: string) => `\0${name}\0`

/**
 * The checkbox to agree to the terms (WID-14), never ticked in advance. Render it right before the form's submit
 * button, whose empty line leaves room for the error.
 */
export function TermsCheckbox({ className }: { className?: string }) {
  const { t } = useTexts()
  const { termsUrl, privacyUrl } = usePageData()
  const { box, isRefused, clearRefusal } = useRefusal()
  const documents: Record<string, { name: string; href?: string }> = {
    terms: { name: t('terms.terms'), href: termsUrl },
    privacy: { name: t('terms.privacy'), href: privacyUrl },
  }
  const sentence = t('terms.label', { terms: mark('terms'), privacy: mark('privacy') }).split('\0')
  return (
    <Checkbox
      ref={box}
      id="protocol"
      name="protocol"
      required
      data-missing={t('terms.missing')}
      className={className}
      error={isRefused && t('terms.error')}
      onChange={clearRefusal}
      label={sentence.map((part) => {
        const { name, href } = documents[part] ?? { name: part }
        if (!href) return name
        return (
          <Link key={part} href={href} target="_blank" rel="noopener noreferrer">
            {name}
            <span className="sr-only"> {t('link.new-tab')}</span>
          </Link>
        )
      })}
    />
  )
}
