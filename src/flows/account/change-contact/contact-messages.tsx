import type { ReactNode } from 'react'
import type { Translate } from '../../../i18n/translations.tsx'
import { Masked } from '../../../kit/masked.tsx'
import type { ContactKind } from './contact-calls.ts'

type Heading = { title: string; intro: ReactNode }

export type ContactMessages = {
  name: string
  /** Short labels used in the stepper and the forms. */
  currentLabel: string
  newLabel: string
  verify: Heading
  verifyAgain: Heading
  replace: (current: string | undefined) => Heading
  add: Heading
  submitLabel: string
  addLabel: string
  changed: (newContact: string) => Heading
  added: (newContact: string) => Heading
  /** Asks whether the user has lost access to their current phone number or email. */
  lostAccessQuestion: string
  /** If omitted, the code field has its default label, for an SMS code. */
  codeLabel?: string
}

function getPhoneMessages(t: Translate): ContactMessages {
  return {
    name: t('security.nav.phone'),
    currentLabel: t('change-phone.current'),
    newLabel: t('change-phone.new'),
    verify: { title: t('change-phone.verify.heading'), intro: t('change-phone.verify.intro') },
    verifyAgain: { title: t('change-phone.verify-again.heading'), intro: t('change-contact.verify-again.intro') },
    replace: (current) => ({
      title: t('change-phone.replace.heading'),
      intro:
        current === undefined ? (
          t('change-phone.add.intro')
        ) : (
          <Masked value={current}>{(masked) => t('change-phone.replace.intro', { current: masked })}</Masked>
        ),
    }),
    add: { title: t('change-phone.add.heading'), intro: t('change-phone.add.intro') },
    submitLabel: t('change-phone.submit'),
    addLabel: t('change-phone.add.submit'),
    changed: (newContact) => ({
      title: t('change-phone.done.heading'),
      intro: <Masked value={newContact}>{(masked) => t('change-contact.done.intro', { next: masked })}</Masked>,
    }),
    added: (newContact) => ({
      title: t('change-phone.added.heading'),
      intro: <Masked value={newContact}>{(masked) => t('change-contact.added.intro', { next: masked })}</Masked>,
    }),
    lostAccessQuestion: t('change-phone.lost'),
  }
}

function getEmailMessages(t: Translate): ContactMessages {
  return {
    name: t('security.nav.email'),
    currentLabel: t('change-email.current'),
    newLabel: t('change-email.new'),
    verify: { title: t('change-email.verify.heading'), intro: t('change-email.verify.intro') },
    verifyAgain: { title: t('change-email.verify-again.heading'), intro: t('change-contact.verify-again.intro') },
    replace: (current) => ({
      title: t('change-email.replace.heading'),
      intro:
        current === undefined ? (
          t('change-email.add.intro')
        ) : (
          <Masked value={current}>{(masked) => t('change-email.replace.intro', { current: masked })}</Masked>
        ),
    }),
    add: { title: t('change-email.add.heading'), intro: t('change-email.add.intro') },
    submitLabel: t('change-email.submit'),
    addLabel: t('change-email.add.submit'),
    changed: (newContact) => ({
      title: t('change-email.done.heading'),
      intro: <Masked value={newContact}>{(masked) => t('change-contact.done.intro', { next: masked })}</Masked>,
    }),
    added: (newContact) => ({
      title: t('change-email.added.heading'),
      intro: <Masked value={newContact}>{(masked) => t('change-contact.added.intro', { next: masked })}</Masked>,
    }),
    lostAccessQuestion: t('change-email.lost'),
    codeLabel: t('change-email.code'),
  }
}

export const getContactMessages = (t: Translate, contact: ContactKind): ContactMessages =>
  contact === 'phone' ? getPhoneMessages(t) : getEmailMessages(t)
