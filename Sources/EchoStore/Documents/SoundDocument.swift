import EchoScreen
import Foundation

/// The sound of a message as an export has it: a file beside the conversations.
struct SoundDocument: Codable, Hashable {
    /// Within the export: "sound/….opus".
    let file: String
    /// Milliseconds since 1970.
    let at: Int64
    /// Likewise; nil for sound that is kept for ever.
    var expiresAt: Int64?

    /// - Returns: nil for what ends with its conversation.
    init?(_ sound: KeptSound) {
        (file, at) = (Self.name(of: sound.file), sound.createdAt.milliseconds)
        switch sound.expiry {
        case .never: break
        case .withConversation: return nil
        case .at(let date): expiresAt = date.milliseconds
        }
    }

    static func name(of file: String) -> String { "sound/\(file).opus" }

    /// - Returns: nil for what leads elsewhere.
    var safeName: String? {
        let name = file.dropFirst(6).dropLast(5)
        return SoundFolder.isName(String(name)) && file == Self.name(of: String(name)) ? file : nil
    }

    /// - Parameter name: of the file in the store.
    func sound(of message: String, named name: String, _ measure: SoundMeasure) -> KeptSound {
        var sound = KeptSound(message: message, file: name, createdAt: Date(milliseconds: at))
        (sound.duration, sound.byteCount, sound.peaks) = (measure.duration, measure.byteCount, measure.peaks)
        if let expiresAt { sound.expiry = .at(Date(milliseconds: expiresAt)) }
        return sound
    }
}
