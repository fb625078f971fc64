import ArgumentParser
import Echo
import EchoScreen
import Foundation
import History
import PhoneBridge
import Testing

@testable import echo_tui

@Suite struct `The history on the command line` {
    private let noon = Date(timeIntervalSince1970: 1_795_435_200)

    private var record: ConversationRecord {
        var record = ConversationRecord(
            id: ConversationID("0a"), title: ConversationTitle("A heron", .firstWords), startedAt: noon, mode: .audio,
            model: "gpt-realtime")
        (record.messageCount, record.duration, record.cost) = (2, .seconds(90), 0.0123)
        return record
    }

    private func parse<Command>(_ arguments: String...) throws -> Command {
        try #require(try EchoTUI.parseAsRoot(["history"] + arguments) as? Command)
    }

    @Test func `lists where nothing else is asked for`() throws {
        let command: HistoryListCommand = try parse("--json", "--limit", "5", "from:7d", "blue heron")

        #expect(command.json)
        #expect(command.limit == 5)
        #expect(try SavedConversations.filter(command.filter).text == "\"blue heron\"")
    }

    @Test func `searches, shows, exports and deletes`() throws {
        let search: HistorySearchCommand = try parse("search", "blue", "heron")
        let show: HistoryShowCommand = try parse("show", "0a")
        let export: HistoryExportCommand = try parse("export", "0a", "--format", "jsonl")
        let delete: HistoryDeleteCommand = try parse("delete", "0a", "0b", "--yes")

        #expect(search.words == ["blue", "heron"])
        #expect(show.id == "0a")
        #expect(export.format == "jsonl")
        #expect(delete.ids == ["0a", "0b"])
        #expect(delete.yes)
    }

    @Test(arguments: [
        (["from:soon"], "“soon” is not a day."), (["--limit", "0"], "--limit must be a number from 1 to 10000."),
        (["export", "0a", "--format", "pdf"], "--format must be one of md, txt, json, jsonl, html."),
    ]) func `says what it cannot understand`(arguments: [String], sentence: String) {
        let error = #expect(throws: (any Error).self) { try EchoTUI.parseAsRoot(["history"] + arguments) }

        #expect(error.map { EchoTUI.message(for: $0) }?.contains(sentence) == true)
    }

    @Test(arguments: [
        (["--from", "2024-13-01"], "“2024-13-01” is not a day. Write --from 2026-11-24, 2026-11, today"),
        (["--before", ""], "Write a day after --before"),
    ]) func `erasing says how a day is written`(arguments: [String], sentence: String) {
        let error = #expect(throws: (any Error).self) { try EchoTUI.parseAsRoot(["data", "erase"] + arguments) }

        let message = error.map { EchoTUI.message(for: $0) } ?? ""
        #expect(message.contains(sentence))
        #expect(!message.contains("from:"))
    }

    @Test func `masks numbers and addresses in calls, or everywhere when it is asked to`() throws {
        var call = record
        (call.kind, call.title.text) = (.phone, "Call from +49 30 901820")
        let said = SaidMessage(
            id: "m", name: "caller", role: "user", date: noon, text: "Write to jo@example.org, or call +4930901820.",
            heardCharacters: 10)

        let mask = PersonalDataMask()
        let calls = HistoryMask(calls: true, all: false, by: mask.mask)
        #expect(calls.masked(call).title.text.hasPrefix("Call from "))
        #expect(!calls.masked(call).title.text.contains("901"))
        let masked = try #require(calls.masked([said], of: call).first)
        #expect(!masked.text.contains("jo@example.org") && !masked.text.contains("90182"))
        #expect(try #require(masked.heardCharacters) <= masked.text.count)
        #expect(calls.masked([said], of: record) == [said])
        #expect(HistoryMask.ofAll.masked([said], of: record) == [masked])
        #expect(HistoryMask(calls: false, all: false, by: mask.mask).masked([said], of: call) == [said])

        let list: HistoryListCommand = try parse("--mask")
        #expect(list.masking.mask)
    }
}
