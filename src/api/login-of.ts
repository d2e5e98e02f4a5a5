/** The phone number, else the email, of a user in an answer (LOG-05). */
export function loginOf(user: { phone?: string; email?: string } | undefined): string | undefined {
  return user?.phone || user?.email || undefined
}
