/// The version of itself that a server shows.
enum ServerVersion {
    /// Nil where none of an answer's headers tells one.
    static func text(in headers: [String: String]) -> String? {
        let told = headers.compactMap { name, value -> String? in
            let name = name.lowercased()
            let isVersion = name == "server" && value.contains(where: \.isNumber) || name.hasSuffix("-version")
            return isVersion ? "\(name) \(value)" : nil
        }
        return told.isEmpty ? nil : short(told.sorted().joined(separator: ", "))
    }

    static func short(_ text: String) -> String { String(text.prefix(120)) }
}
