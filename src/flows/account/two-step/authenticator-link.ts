/**
 * The `otpauth:` URL that opens the phone's authenticator with the key (TWO-07). Colons in the product name become spaces:
 * one would separate the issuer from an account name, which is not known here.
 */
export function authenticatorLink(secret: string, productName: string): string {
  const name = encodeURIComponent(productName.replaceAll(':', ' '))
  return `otpauth://totp/${name}?secret=${secret}&issuer=${name}`
}
