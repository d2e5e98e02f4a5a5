/*
 * DEMO KEY PAIR. It protects nothing: both halves are public, and only the stand-in server uses it. A real server
 * embeds the public half of its own pair in the page. Nothing here reaches `dist` (XS-5).
 */

/** The value of `public_key` in the page data: a 2048-bit RSA public key. */
export const demoPublicKey = `-----BEGIN PUBLIC KEY-----
MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA048VMSx3dv23XUpaTLFx
TacMD6l0tXEOuHJofv2351+CLpQXwV1RZRnSfsB3mZrECLNkQP47MCNCytszEJVI
t91G6q+BtNbn8FURqgflUWOV/VhoJGvNWwhRDB8iMZyMenBdcc3bK1+Qg71uD+Ir
jTZWoW387WLb9ohAXC6vM4LaP/JWgwtfIURCxlpUq6jNJpw61CrWdMLdiUTRdOs1
+vZXscyvU1W0io8sn+giAm+xyFjhdK+FsTOJxPIMzd5aDDbeYGheT+p6757KGBDf
w75jxv8LAGcaM0717/FkpL3AvR5uXsfgq+36u006ASwQE0KNeaNKDbb7CmocGlhM
QQIDAQAB
-----END PUBLIC KEY-----
`

/** The private key as hexadecimal numbers: modulus and private exponent. */
export const demoPrivateKey = {
  modulus: [
    'd38f15312c7776fdb75d4a5a4cb1714da70c0fa974b5710eb872687efdb7e75f822e9417c15d516519d27ec077999ac4',
    '08b36440fe3b302342cadb33109548b7dd46eaaf81b4d6e7f05511aa07e5516395fd5868246bcd5b08510c1f22319c8c',
    '7a705d71cddb2b5f9083bd6e0fe22b8d3656a16dfced62dbf688405c2eaf3382da3ff256830b5f214442c65a54aba8cd',
    '269c3ad42ad674c2dd8944d174eb35faf657b1ccaf5355b48a8f2c9fe822026fb1c858e174af85b13389c4f20ccdde5a',
    '0c36de60685e4fea7aef9eca1810dfc3be63c6ff0b00671a334ef5eff164a4bdc0bd1e6e5ec7e0abedfabb4d3a012c10',
    '13428d79a34a0db6fb0a6a1c1a584c41',
  ].join(''),
  exponent: [
    '15c3ee3bb965ef0d8a4c644667068870234407e678b5e4144e20a3249188d69a8a63ad63c6468a05bb42df3c80f1822d',
    '31f1f6da02ede6f571bd3a11065f3d748124f7272852891ba2abb5de06e2ee5d2f04ba1038d3087519a570f85105c6a3',
    'e342e5323caa144bc82bed94c1b8949f7a1c2e8e88cb8974b4e7eeab2d3864359dbcc8b06de7fa9c241fe48f169af777',
    '1552ce2bf65efa22f3868b90c78a29d20e1d28495cd9211ce4697f5ace6ecbbb2be708332fe479a87a14f1171ab92115',
    '0cb78a97b391e9b51838403f770ee8910ef48b625d4fc484dad0171e0e1f4259ab269c0153a795a1e3d8dc52a2670cca',
    '4b268bcee45c1813aaf136ee18d7309b',
  ].join(''),
}
