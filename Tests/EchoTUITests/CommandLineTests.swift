import ArgumentParser
import Echo
import EchoScreen
import Foundation
import Testing

@testable import echo_tui

@Suite struct `The command line` {
    private let paths = Paths(
        environment: [:], home: URL(filePath: "/home/ada"), executable: URL(filePath: "/usr/bin/x"))

    @Test func `without arguments runs with defaults`() throws {
        let command = try #require(try EchoTUI.parseAsRoot([]) as? RunCommand)

        #expect(
            try command.launchOptions(paths, environment: [:])
                == LaunchOptions(
                    server: ServerOptions(configFile: URL(filePath: "/home/ada/.config/echo-tui/config.toml"))))
    }

    @Test func `the first help tells of the options that need no subcommand, and where they are explained`() {
        let help = EchoTUI.helpMessage(columns: 200)

        for words in ["echo-tui [<options>]", "--url", "--text", "--plain", "echo-tui run --help", "help TOPIC"] {
            #expect(help.contains(words))
        }
    }

    @Test func `hands on what it is asked for`() throws {
        let log = FileManager.default.temporaryDirectory.appending(path: "echo-\(UUID().uuidString).log")
        let arguments = [
            "--url", "ws://127.0.0.1:9", "--model", "gpt-realtime-mini", "--voice", "cedar", "--text", "--dialect",
            "chat", "--theme",
            "light",
            "--log", log.path,
        ]

        let command = try #require(try EchoTUI.parseAsRoot(arguments) as? RunCommand)
        let options = try command.launchOptions(paths, environment: [:])

        #expect(options.server.url == "ws://127.0.0.1:9")
        #expect(options.server.origin == .option)
        #expect(options.server.model == "gpt-realtime-mini")
        #expect(options.voice == "cedar")
        #expect(options.mode == .text)
        #expect(options.dialect == .chatCompletions)
        #expect(options.theme == "light")
        #expect(options.logFile?.path == log.path)
    }

    @Test func `a voice is for voice mode alone`() {
        var options = LaunchOptions(server: ServerOptions(configFile: URL(filePath: "/config.toml")), voice: "nosuch")
        #expect(options.applied(to: StoredPreferences()).settings.voice == "nosuch")
        options.mode = .text

        #expect(options.applied(to: StoredPreferences()) == StoredPreferences())
    }

    @Test func `a profile is one that there is`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "echo-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(
            at: folder.appending(path: "profiles"), withIntermediateDirectories: true)
        for name in ["config.toml", "profiles/work.toml"] { try Data().write(to: folder.appending(path: name)) }
        let config = ["--config", folder.appending(path: "config.toml").path]

        let command = try #require(try EchoTUI.parseAsRoot(config + ["--profile", "work"]) as? RunCommand)
        let error = #expect(throws: (any Error).self) { try EchoTUI.parseAsRoot(config + ["--profile", "play"]) }

        #expect(try command.launchOptions(paths, environment: [:]).profile == ProfileName("work"))
        #expect(error.map { EchoTUI.fullMessage(for: $0) }?.contains("Available: work.") == true)
    }

    @Test(arguments: [
        (["--theme", "nosuch"], "--theme: no such theme. Available: auto, "),
        (["--url", ""], "--url needs a server address"),
        (["--url", "example.org"], "--url needs a server address"),
        (["--url", "ftp://example.org"], "--url needs a server address"),
        (["--url", "wss://me:secret@example.org"], "must not contain a user name or password"),
        (["phone", "watch", "bridge"], "such as http://127.0.0.1:3000 or"),
        (["--model", "  "], "--model needs a name"),
        (["--config", "/nowhere/config.toml"], "--config: file not found: /nowhere/config.toml."),
        (["--config", "/etc"], "--config: file not found: /etc."),
        (["--log", "/nowhere/log"], "/nowhere/log cannot be written"),
        (["serve", "--port", "70000"], "--port must be a number from 0 to 65535"),
        (["serve", "--token", ""], "--token needs a name"),
        (["--mode", "loud"], "--mode must be voice or text"),
        (["--dialect", "latin"], "--dialect must be one of automatic, responses, chat"),
        (["--profile", "nowhere"], "--profile: no such profile."),
        (["--profile", "../config"], "--profile: no such profile."),
        (["--colour"], "Unknown option"),
    ])
    func `says what is wrong with an argument`(arguments: [String], sentence: String) {
        let error = #expect(throws: (any Error).self) { try EchoTUI.parseAsRoot(arguments) }

        #expect(error.map { EchoTUI.fullMessage(for: $0) }?.contains(sentence) == true)
    }

    @Test(arguments: [
        ([], "wss://a.example/v1", "wss://a.example/v1", AddressOrigin.environment),
        (["--url", "ws://b.example"], "wss://a.example/v1", "ws://b.example", .option),
        (["--url", "ws://b.example"], "no address", "ws://b.example", .option),
        (["doctor"], " https://a.example/v1 ", "https://a.example/v1", .environment),
    ])
    func `takes the server's address from the option, else from the environment`(
        arguments: [String], variable: String, address: String, origin: AddressOrigin
    ) throws {
        let options = try serverOptions(arguments, ["OPENAI_BASE_URL": variable])

        #expect(options.url == address)
        #expect(options.origin == origin)
        #expect(options.completed(by: "ws://settings.example") == options)
    }

    @Test func `takes it from the settings where nobody else names one`() throws {
        let options = try serverOptions([], [:])

        #expect(options.url == nil)
        #expect(options.completed(by: "ws://settings.example").url == "ws://settings.example")
        #expect(options.completed(by: "ws://settings.example").origin == .settings)
        #expect(options.completed(by: nil) == options)
    }

    @Test(arguments: [
        ("", "OPENAI_BASE_URL needs a server address"), ("  ", "OPENAI_BASE_URL needs a server address"),
        ("api.example.org/v1", "OPENAI_BASE_URL needs a server address"),
        ("https://me:secret@example.org", "OPENAI_BASE_URL must not contain a user name or password"),
    ])
    func `says what is wrong with an address of the environment`(variable: String, sentence: String) {
        let error = #expect(throws: (any Error).self) { try serverOptions([], ["OPENAI_BASE_URL": variable]) }

        #expect(error.map { EchoTUI.fullMessage(for: $0) }?.contains(sentence) == true)
    }

    private func serverOptions(_ arguments: [String], _ environment: [String: String]) throws -> ServerOptions {
        let command = try EchoTUI.parseAsRoot(arguments)
        let server = (command as? RunCommand)?.server ?? (command as? DoctorCommand)?.server
        return try #require(server).serverOptions(paths, environment: environment)
    }

    @Test func `knows its version, first of all it says`() {
        let error = #expect(throws: (any Error).self) { try EchoTUI.parseAsRoot(["--version"]) }

        #expect(error.map { EchoTUI.message(for: $0) } == Version.line)
        #expect(Version.line.split(separator: " ").first.map(String.init) == Version.current)
    }

    @Test func `the version has the commit and the compiler, as far as the build was told`() {
        #expect(Version.line(commit: "", swift: "") == Version.current)
        #expect(Version.line(commit: "3f2a9c81d04e", swift: "") == "\(Version.current) (commit 3f2a9c81d04e)")
        #expect(
            Version.line(commit: "3f2a9c81d04e+", swift: "6.3.1")
                == "\(Version.current) (commit 3f2a9c81d04e, with changes; built with Swift 6.3.1)")
    }
}
