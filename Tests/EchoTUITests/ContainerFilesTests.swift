import ArgumentParser
import Foundation
import Testing

@testable import echo_tui

@Suite struct `What the files for servers name exists` {
    private static let packaging = URL(filePath: #filePath).deletingLastPathComponent().appending(
        path: "../../packaging")

    private func text(_ name: String) throws -> String {
        try String(contentsOf: Self.packaging.appending(path: name), encoding: .utf8)
    }

    /// The words of an instruction that is written as a list.
    private func words(_ instruction: String, _ file: String) throws -> [String] {
        let line = try text(file).split(separator: "\n").first { $0.hasPrefix("\(instruction) [") }
        let list = Data((line?.dropFirst(instruction.count) ?? "").utf8)
        return try JSONDecoder().decode([String].self, from: list)
    }

    @Test func `the container's program takes the words that it is given`() throws {
        let program = try words("ENTRYPOINT", "server/Containerfile.serve")
        let command = try words("CMD", "server/Containerfile.serve")

        #expect(program == ["/usr/bin/echo-tui"])
        #expect(command.first == "serve")
        #expect(throws: Never.self) { try EchoTUI.parseAsRoot(command + ["--token", "t"]) }
    }

    @Test func `the unit starts what the program understands`() throws {
        let line = try text("server/echo-tui-serve.service").split(separator: "\n").first { $0.hasPrefix("ExecStart=") }
        let words = line?.split(separator: " ").dropFirst().map(String.init) ?? []

        #expect(words.first == "serve")
        #expect(throws: Never.self) { try EchoTUI.parseAsRoot(words) }
    }

    @Test func `the unit of a line of SIP starts what the program understands`() throws {
        let line = try text("server/echo-tui-phone.service").split(separator: "\n").first { $0.hasPrefix("ExecStart=") }
        let words = line?.split(separator: " ").dropFirst().map(String.init) ?? []

        #expect(words.prefix(2) == ["phone", "listen"])
        #expect(throws: Never.self) { try EchoTUI.parseAsRoot(words) }
    }

    @Test func `the package brings what they install and run`() throws {
        let container = try text("server/Containerfile.serve")
        let control = try text("control")

        for package in ["ca-certificates", "espeak-ng", "libpq5", "pocketsphinx-en-us", "python3", "tzdata"] {
            #expect(container.contains(package) && control.contains(package), "\(package)")
        }
        let script = try String(
            contentsOf: Self.packaging.appending(path: "../scripts/deb.sh"), encoding: .utf8)
        #expect(script.contains(".build/deb") && container.contains(".build/deb"))
        #expect(container.contains("EXPOSE 8080"))
        #expect(try words("CMD", "server/Containerfile.serve").contains("8080"))
    }

    @Test func `others are let in by a token that they know alone`() {
        #expect(throws: (any Error).self) { try EchoTUI.parseAsRoot(["serve", "--host", "0.0.0.0"]) }
        #expect(throws: Never.self) { try EchoTUI.parseAsRoot(["serve", "--host", "0.0.0.0", "--token", "t"]) }
    }
}
