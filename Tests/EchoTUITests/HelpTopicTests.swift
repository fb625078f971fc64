import ArgumentParser
import EchoScreen
import Foundation
import ProgramHarness
import Testing

@testable import echo_tui

@Suite struct `A topic of the help` {
    private let book = ManualBook([
        """
        # Manual

        Begin [here](#house).

        ## House

        The `house` understands *you*:

        - the lamp in the kitchen, which is a lamp that has quite a long name so that the line is wrapped
        - the door

        ```sh
        # not a heading
        echo-tui house
        ```

        ### Risky things

        | Thing | Rule |
        |---|---|
        | a door | asks first; see [the web](https://example.com/doors) |

        ## Houses of others

        None.
        """
    ])

    private func text(_ words: String...) throws -> String {
        try #require(HelpTopic(["help"] + words)).text(in: book, width: 60)
    }

    @Test func `is a chapter, up to the next of its own level, wrapped and without signs`() throws {
        #expect(
            try text("houses-of-others") == """
                Houses of others
                ----------------

                None.

                """)
        #expect(
            try text("Risky", "things") == """
                Risky things

                  a door
                      asks first; see the web <https://example.com/doors>

                """)
    }

    @Test func `that is a subcommand, too, says first how it is used`() throws {
        let words = try text("house")

        #expect(words.contains("USAGE: echo-tui house"))
        #expect(words.contains("House\n-----\n"))
        #expect(words.contains("    # not a heading\n"))
        #expect(words.contains("Risky things"))
        #expect(!words.contains("Houses of others"))
        #expect(words.contains("• the lamp in the kitchen, which is a lamp that has quite a\n  long name"))
    }

    @Test func `may be a page about an error, or the beginning of a title`() throws {
        #expect(try text("budget").hasPrefix(ErrorPage.budget.title))
        #expect(try text("risk").hasPrefix("Risky things"))
    }

    @Test func `that there is not says how to list them`() throws {
        let error = #expect(throws: (any Error).self) { try text("weather") }

        #expect(
            error.map { EchoTUI.message(for: $0) }
                == "There is no chapter about “weather”. echo-tui help topics lists the chapters.")
        let topics = try text("topics")
        #expect(topics.hasPrefix("Manual\nHouse\nHouses of others\nkey\n"))
    }

    @Test(arguments: [[], ["help"], ["help", "--plain"], ["house", "help"], ["--help"]])
    func `is nothing that others are asked`(arguments: [String]) {
        #expect(HelpTopic(arguments) == nil)
    }

    @Test func `is found in the documents, each by its title`() throws {
        let folder = BuiltProducts.sourceDirectory.appending(path: "docs")
        let book = ManualBook(
            try ManualBook.documents.map {
                try String(contentsOf: folder.appending(path: $0 + ".md"), encoding: .utf8)
            })

        #expect(book.chapters.count > 60)
        for topic in ["plain-mode", "keys", "house", "telephone", "troubleshooting", "full duplex", "stability"] {
            #expect(book.chapter(topic) != nil, "\(topic)")
        }
        // Sentences about lines that cannot be opened name these.
        #expect(book.chapter("asterisk")?.title == "Asterisk")
        #expect(book.chapter("openai")?.title == "OpenAI's own line")
    }
}
