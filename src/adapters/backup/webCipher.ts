import { isPacked, unpackText } from '#/adapters/transfer/packing';
import type { BackupCipher, SealedBackup } from '#/domain/backup/sealedBackup';
import { fromBase64, toBase64 } from '#/domain/shared/base64';
import { fail, ok } from '#/domain/shared/result';

/** OWASP's count for PBKDF2 with SHA-512 (password storage, 2023), doubled: a file can be tried for years. */
const ROUNDS = 420_000;
const SALT_BYTES = 16;
const NONCE_BYTES = 12;
const KEY_BYTES = 32;

type Derived = { readonly key: CryptoKey; readonly check: string };

/** One derivation of SHA-512's own length: half of it is the key, a digest of the other half tells a wrong passphrase. */
const derive = async (
  { subtle }: Crypto,
  passphrase: string,
  salt: BufferSource,
  rounds: number,
): Promise<Derived> => {
  // The same words, whether a keyboard composes its accents or not.
  const words = new TextEncoder().encode(passphrase.normalize('NFC'));
  const base = await subtle.importKey('raw', words, 'PBKDF2', false, ['deriveBits']);
  const bits = await subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-512', salt, iterations: rounds },
    base,
    KEY_BYTES * 2 * 8,
  );
  const [own, other] = [bits.slice(0, KEY_BYTES), bits.slice(KEY_BYTES)];
  return {
    key: await subtle.importKey('raw', own, 'AES-GCM', false, ['encrypt', 'decrypt']),
    check: toBase64(await subtle.digest('SHA-256', other)),
  };
};

/** Everything around the data is sealed with it: a changed count or salt is found too. */
const headOf = ({ key, cipher }: Omit<SealedBackup, 'data'>): BufferSource =>
  new TextEncoder().encode(
    JSON.stringify([
      key.name,
      key.hash,
      key.rounds,
      key.salt,
      key.check,
      cipher.name,
      cipher.nonce,
    ]),
  );

/** Sealing by the browser's own cryptography, off the page's thread; null where it has none to give. */
export const createWebCipher = (
  crypto: Crypto | undefined,
  rounds: number = ROUNDS,
): BackupCipher | null => {
  // Browsers give it on https and on the device itself only.
  if (crypto === undefined || !('subtle' in crypto)) return null;
  return {
    keyOf: async (passphrase) => {
      const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES));
      const { key, check } = await derive(crypto, passphrase, salt, rounds);
      const about = {
        name: 'PBKDF2',
        hash: 'SHA-512',
        rounds,
        salt: toBase64(salt.buffer),
      } as const;
      return { about: { ...about, check }, secret: key };
    },
    seal: async (content, { about, secret }) => {
      // Of this very adapter, or as the browser's database gave it back.
      const key = secret as CryptoKey;
      const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
      const head = {
        key: about,
        cipher: { name: 'AES-GCM', nonce: toBase64(nonce.buffer) },
      } as const;
      const data = await crypto.subtle.encrypt(
        { name: 'AES-GCM', iv: nonce, additionalData: headOf(head) },
        key,
        typeof content === 'string' ? new TextEncoder().encode(content) : content,
      );
      return { ...head, data: toBase64(data) };
    },
    open: async (sealed, passphrase) => {
      const [salt, nonce, data] = [sealed.key.salt, sealed.cipher.nonce, sealed.data].map(
        fromBase64,
      );
      if (!salt || !nonce || !data) return fail('altered');
      const { key, check } = await derive(crypto, passphrase, salt, sealed.key.rounds);
      if (check !== sealed.key.check) return fail('wrongPassphrase');
      try {
        const text = await crypto.subtle.decrypt(
          { name: 'AES-GCM', iv: nonce, additionalData: headOf(sealed) },
          key,
          data,
        );
        const bytes = new Uint8Array(text);
        if (!isPacked(bytes)) return ok(new TextDecoder().decode(bytes));
        const unpacked = unpackText(bytes);
        return unpacked.ok ? unpacked : fail('altered');
      } catch {
        // The passphrase is right, so it is the file that is not what was written.
        return fail('altered');
      }
    },
  };
};
