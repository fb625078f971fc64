import CFlite
import Glibc

/// One of Flite's voices. Each is a library of its own of one to three megabytes, most of them tables that the loader
/// rewrites: it is opened when somebody shall speak, not when the program starts.
enum FliteVoice {
    private typealias Register = @convention(c) (UnsafePointer<CChar>?) -> UnsafeMutablePointer<cst_voice>?

    /// nil where the voice is not installed. A library that was opened stays open: the voice lives in it.
    static func load(_ speaker: VoiceCharacter.Speaker) -> UnsafeMutablePointer<cst_voice>? {
        let name = "cmu_us_\(speaker.rawValue)"
        guard let library = dlopen("libflite_\(name).so.1", RTLD_NOW),
            let symbol = dlsym(library, "register_\(name)")
        else { return nil }
        return unsafeBitCast(symbol, to: Register.self)(nil)
    }
}
