/// Another Home Assistant beside the first, by the name that people have for it.
package struct NamedHomeAssistant: Sendable, Hashable {
    /// As many as can be told apart in words.
    static let most = 5
    private static let longest = 20

    package let name: String
    package let address: HomeAssistantAddress
    /// The only one that is accepted; nil for any that is valid.
    package let certificate: CertificateFingerprint?

    /// Those of a setting: "cabin cabin.example.org:8123, office https://office.example.org", each with the SHA-256 of its
    /// certificate behind it where only that one is accepted. Nil where one of them cannot be meant.
    package static func all(in text: String) -> [NamedHomeAssistant]? {
        var all: [NamedHomeAssistant] = []
        for entry in text.split(separator: ",") {
            let words = entry.split(whereSeparator: \.isWhitespace).map(String.init)
            guard !words.isEmpty else { continue }
            guard let house = NamedHomeAssistant(words), !all.contains(where: { $0.name == house.name }) else {
                return nil
            }
            all.append(house)
        }
        return all.count <= most ? all : nil
    }

    private init?(_ words: [String]) {
        guard (2...3).contains(words.count), Self.isName(words[0]), let address = HomeAssistantAddress(words[1])
        else { return nil }
        let certificate = words.count > 2 ? CertificateFingerprint(words[2]) : nil
        // A certificate that cannot be read is not the same as none, and where nothing is encrypted nobody shows one.
        guard words.count == 2 || (certificate != nil && address.isEncrypted) else { return nil }
        (name, self.address, self.certificate) = (words[0].lowercased(), address, certificate)
    }

    /// One word of small letters, which a key can be named after.
    private static func isName(_ word: String) -> Bool {
        word.count <= longest && word.first?.isLetter == true
            && word.lowercased().utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) }
    }

    /// Of its token.
    package var keyName: String { "home-assistant-\(name)" }
}
