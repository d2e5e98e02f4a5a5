import type { Host } from '../host/host.ts'
import { type Locale, localeNames } from '../i18n/locales.ts'
import type { Translate } from '../i18n/translations.tsx'
import type { Feedback } from './feedback/index.tsx'

function hasUserInput(): boolean {
  return Array.from(document.querySelectorAll<HTMLInputElement>('form input')).some(
    // Toggling a checkbox does not change its `value`, so compare `checked`.
    ({ type, value, defaultValue, checked, defaultChecked }) =>
      type === 'checkbox' ? checked !== defaultChecked : value !== defaultValue,
  )
}

/** Switches the language by reloading the page (WID-11). If user input would be lost, asks for confirmation first. */
export async function chooseLanguage(locale: Locale, host: Host, feedback: Feedback, t: Translate): Promise<void> {
  const question = {
    title: t('language.question', { language: localeNames[locale] }),
    body: t('language.question-detail'),
    confirmLabel: t('language.switch'),
    cancelLabel: t('language.stay'),
  }
  if (!hasUserInput() || (await feedback.ask(question))) host.navigation.switchLanguage(locale)
}
