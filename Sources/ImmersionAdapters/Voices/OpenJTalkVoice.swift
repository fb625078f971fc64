import Foundation
public import Immersion

/// Speaks Japanese with Open JTalk.
public struct OpenJTalkVoice: VoiceProtocol {
    private static let longest = 1000
    private static let dictionary = "/var/lib/mecab/dic/open-jtalk/naist-jdic"

    private let program: ShortProgram
    private let voice: String

    /// - Parameter folders: where `mei_normal.htsvoice` is looked for.
    /// - Throws: `notInstalled`.
    public init(folders: [String] = LanguageFolders.standard) throws(ProviderError) {
        program = try ShortProgram(named: "open_jtalk")
        guard FileManager.default.isReadableFile(atPath: Self.dictionary) else {
            throw .notInstalled(part: "open-jtalk-mecab-naist-jdic")
        }
        guard let voice = LanguageFolders.file("open-jtalk/mei_normal.htsvoice", in: folders) else {
            throw .notInstalled(part: "mei_normal.htsvoice")
        }
        self.voice = voice
    }

    public func speak(_ request: VoiceRequest) async throws(ProviderError) -> SpokenSound {
        guard request.baseLanguage == "ja" else { throw .unsupported(what: request.language) }
        guard request.text.count <= Self.longest else { throw .unsupported(what: "a text this long") }
        let line = request.text.split(whereSeparator: \.isNewline).joined(separator: " ")
        // In half tones.
        let pitch = 12 * log2(VoiceTable.character(request.voice)?.pitch ?? 1)
        let data = try await program.run(
            ["-x", Self.dictionary, "-m", voice, "-r", "\(request.pace)", "-fm", "\(pitch)", "-ow", "/dev/stdout"],
            input: Array("\(line)\n".utf8))
        return try SoundBody.wav(Data(data))
    }
}
