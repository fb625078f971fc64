/// One source file, as the rules see it: where it stands, and its code without comments and literals.
struct SourceFile {
    /// From the root of the checkout, `Sources/Echo/Core/Message.swift`.
    let path: String
    let text: String
    /// Line for line the same file, comments and literals blanked.
    let code: [Substring]
    /// The names and keywords of the code, in order.
    let words: [Substring]
    let names: Set<Substring>

    init(path: String, text: String) {
        self.path = path
        self.text = text
        let plain = SwiftCode(text).withoutCommentsAndLiterals
        code = plain.split(separator: "\n", omittingEmptySubsequences: false)
        words = plain.utf8.split { !$0.isPartOfName }.map { Substring($0) }
        names = Set(words)
    }

    /// The directory below `Sources`.
    var module: String { path.split(separator: "/").dropFirst().first.map(String.init) ?? "" }

    /// The module; "presentation" for what only shows in the screen's.
    var layer: String { isPresentation ? "presentation" : module }

    private var isPresentation: Bool {
        let parts = path.split(separator: "/")
        return module == "EchoScreen" && parts.count > 3 && !Self.acting.contains(parts[2])
    }

    /// What does something in the screen's module: it asks features, devices and the engine.
    private static let acting: Set<Substring> = ["Door", "Ports", "Screen", "UseCases"]

    /// `Message` of `Message.swift`, `Message` of `Message+Text.swift`.
    var name: String {
        let file = path.split(separator: "/").last ?? ""
        return String(file.split { $0 == "+" || $0 == "." }.first ?? "")
    }

    var isAboutATopic: Bool { path.split(separator: "/").last?.contains("+") ?? false }

    var imports: [(line: Int, module: String)] {
        code.enumerated().compactMap { index, line in
            guard line.contains("import"), let match = line.firstMatch(of: Self.importPattern) else { return nil }
            return (index + 1, String(match.output.1))
        }
    }

    /// `public import struct Foundation.Date` imports Foundation.
    nonisolated(unsafe) private static let importPattern =  // A Regex is immutable; it only lacks the conformance.
        /^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?import\s+(?:(?:struct|class|enum|protocol|typealias|func|let|var)\s+)?(\w+)/
}

extension UInt8 {
    fileprivate var isPartOfName: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }
}
