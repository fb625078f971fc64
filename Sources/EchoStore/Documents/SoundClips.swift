import EchoAudio
public import EchoScreen
import EchoText
import Foundation

/// The sound of a conversation for a page: as it is kept, decrypted, until there is enough of it.
public struct SoundClips: Sendable {
    /// Bytes of sound in one page at most: four hours of talk. A browser holds all of it in memory.
    public static let most = 48 << 20

    public private(set) var clips: [SoundClip] = []
    /// Messages whose sound did not fit any more.
    public private(set) var leftOut = 0
    /// Messages whose sound cannot be read, and why the last of them cannot.
    public private(set) var unreadable = 0
    public private(set) var problem: SoundError?
    /// Messages whose sound stays out because their text is masked.
    public private(set) var withheld = 0

    /// None of it, for a page whose text is masked: sound says what the text does not.
    public init(withholding sounds: [KeptSound]) { withheld = sounds.count }

    public init(of sounds: [KeptSound], in library: SoundLibrary, most: Int = SoundClips.most) async {
        var room = most
        for sound in sounds {
            guard leftOut == 0, sound.byteCount <= room else {
                leftOut += 1
                continue
            }
            do throws(SoundError) {
                let bytes = try await library.bytes(of: sound, most: room)
                room -= bytes.count
                clips.append(Self.clip(of: sound, bytes))
            } catch {
                (unreadable, problem) = (unreadable + 1, error)
            }
        }
    }

    /// One sentence for each kind of sound that is not there; empty when all of it is.
    public var absences: String {
        var sentences: [String] = []
        if leftOut > 0 {
            let most = "a page holds \(Self.most >> 20) MB of it at most"
            sentences.append("The sound of \(Self.messages(leftOut)) is left out: \(most).")
        }
        if withheld > 0 {
            sentences.append("The sound of \(Self.messages(withheld)) is left out: nothing can be masked in it.")
        }
        if unreadable > 0 { sentences.append("The sound of \(Self.messages(unreadable)) could not be read.") }
        return sentences.joined(separator: " ")
    }

    private static func messages(_ count: Int) -> String { NumberWording.counted(count, "message") }

    private static func clip(of sound: KeptSound, _ bytes: [UInt8]) -> SoundClip {
        SoundClip(
            message: sound.message, start: .zero, end: sound.duration > .zero ? sound.duration : .seconds(86_400),
            audio: "data:audio/ogg;base64," + Data(bytes).base64EncodedString())
    }
}
