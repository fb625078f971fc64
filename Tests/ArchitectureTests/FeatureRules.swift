/// Features are strangers to each other, and files are short enough to be read.
enum FeatureRules {
    /// Lines that a person reads in one sitting.
    static let longest = 400

    /// No feature names a type of another: what both need belongs to the screen.
    static func violations(among files: [SourceFile]) -> [Violation] {
        let features = files.filter { $0.feature != nil }
        let owners = Dictionary(
            features.flatMap { file in file.declaredTypes.map { ($0, file.feature ?? "") } },
            uniquingKeysWith: { first, _ in first })
        return features.flatMap { file in
            file.names.filter { owners[$0].map { $0 != file.feature } ?? false }.sorted().map {
                Violation(path: file.path, line: 1, reason: "names \($0), which is \(owners[$0] ?? "")'s")
            }
        }
    }

    static func length(of file: SourceFile) -> [Violation] {
        let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false).count
        // Tables that a script writes are nobody's to read in one sitting.
        guard !file.text.contains("; not to be edited by hand.") else { return [] }
        return lines <= longest ? [] : [Violation(path: file.path, line: longest, reason: "goes on for \(lines) lines")]
    }
}

extension SourceFile {
    /// "Doctor" for what stands in Sources/EchoApp/Features/Doctor; nil for what is no feature's.
    fileprivate var feature: Substring? {
        let parts = path.split(separator: "/")
        return parts.count > 4 && parts[2] == "Features" ? parts[3] : nil
    }

    /// The types it declares that are not within another one.
    fileprivate var declaredTypes: [Substring] {
        code.filter { $0.first?.isWhitespace == false }.flatMap { line in
            let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
            return zip(words, words.dropFirst()).filter { ["struct", "class", "enum", "actor"].contains($0.0) }.map(\.1)
        }
    }
}
