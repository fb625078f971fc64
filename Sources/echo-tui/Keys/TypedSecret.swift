import ArgumentParser
import EchoStore
import Foundation

/// A secret from standard input, or from a person at the terminal; never from the command line, which others can see.
enum TypedSecret {
    static let longest = 65_536

    /// - Parameter words: what stands on the command line where nothing may stand. It is not repeated in the sentence.
    static func refuse(_ words: [String]) throws {
        guard words.isEmpty else {
            throw ValidationError(
                "A secret is never given on the command line, where other programs can see it. Type it when asked, or pass it "
                    + "to standard input.")
        }
    }

    static func read(_ question: String) throws -> Secret {
        if isatty(STDIN_FILENO) == 1 {
            guard let secret = HiddenPrompt().ask(question) else {
                throw Failure("Nothing was typed; nothing changed.")
            }
            return secret
        }
        return try secret(in: lines(1))
    }

    /// The first lines of standard input, with nothing around them.
    static func lines(_ count: Int) throws -> [String] {
        let data = (try? FileHandle.standardInput.read(upToCount: longest)) ?? Data()
        guard let text = String(data: data, encoding: .utf8) else { throw Failure("Standard input is not plain text.") }
        return text.split(separator: "\n").prefix(count).map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { !$0.isEmpty }
    }

    private static func secret(in lines: [String]) throws -> Secret {
        guard let line = lines.first else { throw Failure("Standard input is empty; nothing changed.") }
        return Secret(line)
    }
}
