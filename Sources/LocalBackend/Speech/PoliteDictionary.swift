import Foundation

/// A copy of a pronouncing dictionary without the words that nobody wants to have been heard to say.
struct PoliteDictionary {
    private static let unwanted: Set<String> = Set(
        """
        arse arsehole asshole assholes bastard bastards bastard's bitch bitches bitching bitchy bullshit bullshitter
        bullshitting cock cocks cocksucker crap crappy cunt cunts dick dicks dickhead dipshit fag fags faggot faggots fuck
        fuck's fucked fucked-up fucker fuckers fuckin fucking fucks horseshit motherfucker motherfucker's motherfuckers
        motherfucking nigger nigger's niggers piss pissed pisses pissing pussy shit shit's shithead shitload shits
        shitstorm shitting shitty slut sluts slutty tit tits twat twats wank wanker wankers whore whorehouse whores
        """
        .split { $0 == " " || $0 == "\n" }.map(String.init))

    private let file: URL

    var path: String { file.path }

    init(of dictionary: String) throws {
        file = FileManager.default.temporaryDirectory.appendingPathComponent("echo-\(UUID().uuidString).dict")
        try Self.polite(Data(contentsOf: URL(fileURLWithPath: dictionary))).write(to: file)
    }

    func remove() { try? FileManager.default.removeItem(at: file) }

    /// Every line begins with a word and how many ways of saying it there are: "tomato(2)". An unwanted one is made a
    /// comment.
    static func polite(_ dictionary: Data) -> Data {
        var bytes = [UInt8](dictionary)
        let initials = Set(unwanted.compactMap(\.utf8.first))
        var start = 0
        while start < bytes.count {
            let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
            if initials.contains(bytes[start]) {
                let word = bytes[start..<end].prefix { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "(") }
                if unwanted.contains(String(decoding: word, as: UTF8.self)), end - start > 1 {
                    bytes.replaceSubrange(start..<start + 2, with: "##".utf8)
                }
            }
            start = end + 1
        }
        return Data(bytes)
    }
}
