import { useEffect, useRef, useState } from 'react'
import { useTranslations } from '../../i18n/translations.tsx'
import { usePageData } from '../../kit/environment.tsx'
import { Checkbox } from '../../primitives/checkbox.tsx'
import { Link } from '../../primitives/link.tsx'

function useMissingConsent() {
  const box = useRef<HTMLInputElement>(null)
  const [isMissing, setIsMissing] = useState(false)
  useEffect(() => {
    const form = box.current?.form
    // The form focuses the first incomplete field. Show the error if that field is this checkbox.
    const handleSubmit = () =>
      setTimeout(() => setIsMissing(box.current?.checked === false && document.activeElement === box.current))
    form?.addEventListener('submit', handleSubmit)
    return () => form?.removeEventListener('submit', handleSubmit)
  }, [])
  return { box, isMissing, clearError: () => setIsMissing(false) }
}

/** Marks a link in the translated sentence: `\0terms\0 and \0privacy\0`. */
const linkMarker = (name: string) => `\0${name}\0`

/**
 * Shows the checkbox for agreeing to the terms (WID-14), initially unchecked. Render it right before `FormSubmit`,
 * whose empty error line leaves room for the checkbox's error.
 */
export function TermsCheckbox({ className }: { className?: string }) {
  const { t } = useTranslations()
  const termsUrl = usePageData('termsUrl')
  const privacyUrl = usePageData('privacyUrl')
  const { box, isMissing, clearError } = useMissingConsent()
  const documents: Record<string, { name: string; href?: string }> = {
    terms: { name: t('terms.terms'), href: termsUrl },
    privacy: { name: t('terms.privacy'), href: privacyUrl },
  }
  const sentenceParts = t('terms.label', { terms: linkMarker('terms'), privacy: linkMarker('privacy') }).split('\0')
  return (
    <Checkbox
      ref={box}
      id="protocol"
      name="protocol"
      required
      data-missing={t('terms.missing')}
      className={className}
      error={isMissing && t('terms.error')}
      onChange={clearError}
      label={sentenceParts.map((part) => {
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
