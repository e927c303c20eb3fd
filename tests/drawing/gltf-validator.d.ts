/** The part of the package's interface that the tests use; it brings no types. */
declare module 'gltf-validator' {
  export function validateBytes(
    data: Uint8Array,
  ): Promise<{ issues: { numErrors: number; numWarnings: number; numInfos: number; numHints: number } }>;
}
