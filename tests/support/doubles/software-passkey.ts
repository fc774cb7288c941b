import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { addPasskey, signInWithPasskey } from '../../../domain/api/account/factors.ts';
import type { InputOf } from '../../../domain/api/call.ts';

/** What an authenticator and its browser say of themselves; a test lets them lie. */
interface Claims {
  origin: string;
  rpId: string;
  isUserVerified: boolean;
  /** How often it has signed. */
  counter: number;
}

export interface SoftwarePasskey {
  id: string;
  /** What navigator.credentials.create gives. */
  created(challenge: string, claims?: Partial<Claims>): InputOf<typeof addPasskey>['answer'];
  /** What navigator.credentials.get gives. */
  signed(challenge: string, claims?: Partial<Claims>): InputOf<typeof signInWithPasskey>['answer'];
}

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

/** A passkey as a device keeps it, for the product at an address. */
export function softwarePasskey(url: string): SoftwarePasskey {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credentialId = randomBytes(32);
  const id = credentialId.toString('base64url');
  // A map of CBOR, as COSE writes an ES256 key.
  const coseKey = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ]);
  const own: Claims = { origin: url, rpId: new URL(url).hostname, isUserVerified: true, counter: 0 };

  const clientData = (type: string, challenge: string, { origin }: Claims): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authenticatorData = ({ rpId, isUserVerified, counter }: Claims, credential: Buffer | null): Buffer => {
    const head = Buffer.alloc(37);
    createHash('sha256').update(rpId).digest().copy(head);
    head[32] = USER_PRESENT | (isUserVerified ? USER_VERIFIED : 0) | (credential ? HAS_CREDENTIAL : 0);
    head.writeUInt32BE(counter, 33);
    return credential ? Buffer.concat([head, credential]) : head;
  };
  const shared = { id, rawId: id, type: 'public-key' as const };

  return {
    id,
    created: (challenge, claims) => {
      const told = { ...own, ...claims };
      const length = Buffer.from([0, credentialId.length]);
      const data = authenticatorData(told, Buffer.concat([Buffer.alloc(16), length, credentialId, coseKey]));
      const attestationObject = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
        Buffer.from([data.length]),
        data,
      ]);
      return {
        ...shared,
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, told).toString('base64url'),
          attestationObject: attestationObject.toString('base64url'),
        },
      };
    },
    signed: (challenge, claims) => {
      const told = { ...own, ...claims };
      const client = clientData('webauthn.get', challenge, told);
      const data = authenticatorData(told, null);
      const signature = sign('sha256', Buffer.concat([data, createHash('sha256').update(client).digest()]), privateKey);
      return {
        ...shared,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      };
    },
  };
}
