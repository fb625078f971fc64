import Foundation
import ProgramHarness
import Testing

@Suite struct `What is documented is so` {
    private static let documents =
        ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md"] + Checkout.files(below: "docs", ending: "md")

    @Test func `every scenario of a story is a test of that name, and every story a suite`() throws {
        let told = Stories(text: try Checkout.text(of: StoryRules.document))
        let sources = try Checkout.files(below: "Tests/AcceptanceTests", ending: "swift").map(Checkout.text)
        let violations = StoryRules.violations(of: told, and: StoryTests(sources: sources)).map(\.description)

        #expect(told.scenarios.count > 100)
        #expect(violations == [])
    }

    @Test(arguments: documents) func `every file that a document links to is there`(document: String) throws {
        let folder = document.split(separator: "/").dropLast().map { $0 + "/" }.joined()
        let missing = DocumentedPaths(text: try Checkout.text(of: document)).linked
            .filter { !Checkout.has(folder + $0.path) }

        #expect(missing == [])
    }

    @Test func `every file that CONTRIBUTING names is there`() throws {
        let named = DocumentedPaths(text: try Checkout.text(of: "CONTRIBUTING.md")).named
        let missing = named.filter { !Checkout.has($0.path) }

        #expect(named.count > 30)
        #expect(missing == [])
    }

    /// The program says it, the library to servers of tools, the package to dpkg, and the changes to people.
    @Test func `the version is the same wherever it stands`() throws {
        let program = try Checkout.text(of: "Sources/echo-tui/Version.swift")
        let version = try #require(program.firstMatch(of: /current = "([^"]+)"/)).output.1

        #expect(try Checkout.text(of: "Sources/Echo/MCP/MCPIdentity.swift").contains("version = \"\(version)\""))
        #expect(try Checkout.text(of: "packaging/changelog").hasPrefix("echo-tui (\(version)) "))
        #expect(try Checkout.text(of: "CHANGELOG.md").contains("\n## Unreleased\n"))
        #expect(try Checkout.text(of: "CHANGELOG.md").contains("\n## \(version)\n"))
    }

    @Test func `every package is reviewed in the threat model, in the version that is required or a later one`() throws
    {
        let rows = try Checkout.text(of: "docs/threat-model.md").split(separator: "\n").filter { $0.hasPrefix("| ") }
        let required = try Checkout.text(of: "Package.swift")
            .matches(of: /\.package\(url: "[^"]*\/([\w.-]+?)(?:\.git)?", from: "([\d.]+)"\)/)
            .map { (name: String($0.output.1), version: String($0.output.2)) }
        let missing = required.filter { name, version in
            guard let row = rows.first(where: { $0.hasPrefix("| \(name) ") || $0.hasPrefix("| \(name),") }),
                let built = row.split(separator: "|").dropFirst(2).first?.trimmingCharacters(in: .whitespaces)
            else { return true }
            return built.compare(version, options: .numeric) == .orderedAscending
        }

        #expect(required.count > 5)
        #expect(missing.map(\.name) == [])
    }

    @Test func `every folder of inputs is read by a test`() throws {
        let folder = BuiltProducts.sourceDirectory.appending(path: "Tests/Corpora").path
        let names = try FileManager.default.contentsOfDirectory(atPath: folder).filter { !$0.contains(".") }
        let read = try Checkout.tests().flatMap {
            $0.text.matches(of: /Corpus\("([\w-]+)"\)/).map { String($0.output.1) }
        }

        #expect(names.count > 10)
        #expect(Set(names) == Set(read))
    }

    @Test func `the README has at most 10 KB`() throws {
        #expect(try Checkout.text(of: "README.md").utf8.count <= 10 * 1024)
    }
}
