import EchoWire

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

    /// The name of what headers tell; what is told elsewhere has the name of its place.
    static let headers = "headers"
    static let fingerprint = "system_fingerprint"

    /// Where servers tell their version when they are asked for something: the path, and the field of the answer.
    static let fields = Dictionary(
        SoftwareTrace.all.compactMap(\.version).map { ($0.path, $0.field) } + [("models", "version")],
        uniquingKeysWith: { first, _ in first })

    /// Nil where an answer tells none.
    static func text(in answer: JSONValue, at path: String) -> String? {
        fields[path].flatMap { answer[$0]?.string }.flatMap { $0.isEmpty ? nil : short($0) }
    }

    /// Of the fingerprint of an answer; nil for one that is no version, as OpenAI's, which is another every hour.
    static func text(fingerprint: String) -> String? {
        fingerprint.hasPrefix("fp_") || !fingerprint.contains(where: \.isNumber) ? nil : short(fingerprint)
    }

    /// What is asked for the version alone, which nothing else asks for; nil for a server that needs no question.
    static func question(to trace: SoftwareTrace?) -> RESTRequest? {
        guard let path = trace?.version?.path, !ContextQuestion.all.contains(where: { $0.path == path }) else {
            return nil
        }
        var request = RESTRequest.get(path)
        request.isBesideAPI = true
        return request
    }

    /// Versions by where they were told, one a line. One without a place is that of the headers.
    static func told(_ text: String?) -> [String: String] {
        let lines = (text ?? "").split(separator: "\n").map { line -> (String, String) in
            let parts = line.split(separator: ": ", maxSplits: 1).map(String.init)
            let isPlaced = parts.count == 2 && (fields[parts[0]] != nil || [headers, fingerprint].contains(parts[0]))
            return isPlaced ? (parts[0], parts[1]) : (headers, String(line))
        }
        return Dictionary(lines, uniquingKeysWith: { first, _ in first })
    }

    static func text(_ told: [String: String]) -> String {
        told.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: "\n")
    }

    static func short(_ text: String) -> String { String(text.prefix(120).replacing("\n", with: " ")) }
}
