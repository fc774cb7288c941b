/** SVOX Pico compiled to WebAssembly: its C functions under their own names, and the memory and files that they see. */
declare module '@echogarden/svoxpico-wasm' {
  interface PicoModule {
    HEAPU8: Uint8Array;
    HEAP16: Int16Array;
    HEAPU32: Uint32Array;
    FS: { writeFile(path: string, bytes: Uint8Array): void };
    _malloc(bytes: number): number;
    _free(at: number): void;
    _pico_initialize(memory: number, bytes: number, system: number): number;
    _pico_createVoiceDefinition(system: number, voice: number): number;
    _pico_loadResource(system: number, path: number, resource: number): number;
    _pico_getResourceName(system: number, resource: number, name: number): number;
    _pico_addResourceToVoiceDefinition(system: number, voice: number, name: number): number;
    _pico_newEngine(system: number, voice: number, engine: number): number;
    _pico_putTextUtf8(engine: number, text: number, bytes: number, taken: number): number;
    _pico_getData(engine: number, buffer: number, bytes: number, written: number, type: number): number;
  }
  export default function SvoxPico(settings: {
    instantiateWasm(imports: WebAssembly.Imports, begin: (instance: WebAssembly.Instance) => void): object;
  }): Promise<PicoModule>;
}
