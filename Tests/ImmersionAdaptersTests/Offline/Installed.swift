import Foundation
import Testing

@testable import ImmersionAdapters

/// What this machine has; tests of what it lacks are skipped with that as the reason.
enum Installed {
    static func has(_ program: String) -> Bool { ProgramFinder.path(of: program) != nil }
    static func file(_ path: String) -> Bool { FileManager.default.isReadableFile(atPath: path) }

    static var spanish: Bool { has("lt-proc") && file("/usr/share/apertium/apertium-spa-cat/spa-cat.automorf.bin") }
    static var french: Bool { has("lt-proc") && file("/usr/share/apertium/apertium-fra-cat/fra-cat.automorf.bin") }
    static var gloss: Bool { has("lt-proc") && file("/usr/share/apertium/modes/spa-eng.mode") }
    static var frenchGloss: Bool { has("lt-proc") && file("/usr/share/apertium/modes/fr-es.mode") }
    static var pico: Bool { LanguageFolders.file("pico/libpico.so", in: LanguageFolders.standard) != nil }
    static var japanese: Bool {
        has("open_jtalk")
            && LanguageFolders.file("open-jtalk/mei_normal.htsvoice", in: LanguageFolders.standard) != nil
    }
    static var hearing: Bool { has("espeak-ng") && file(ClosedSetDecoder.model + "/mdef") }
    static var whisper: Bool {
        LanguageFolders.file("whisper/hear-freely.py", in: LanguageFolders.standard) != nil && has("python3")
    }
    static func dictionary(_ name: String) -> Bool { file("/usr/share/dictd/\(name).index") }
}
