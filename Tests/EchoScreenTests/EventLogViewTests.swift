import Echo
import EchoText
import Foundation
import Testing

@testable import EchoScreen

@Suite struct `The event log is looked at` {
    private let utc = TimeZone(secondsFromGMT: 0) ?? .current

    private func record(_ id: Int, _ type: String, json: String = "{}", sent: Bool = false) -> WireRecord {
        WireRecord(
            id: id, direction: sent ? .sent : .received, date: Date(timeIntervalSince1970: 0), type: type, size: 10,
            json: json)
    }

    /// Of every ten events one is an error and one about item 7.
    private func makeSUT(_ count: Int = 100, capacity: Int = 10_000) -> EventLogPresenter {
        var presenter = EventLogPresenter(timeZone: utc, capacity: capacity)
        for id in 0..<count { presenter.receive(event(id)) }
        return presenter
    }

    private func event(_ id: Int) -> WireRecord {
        switch id % 10 {
        case 3: record(id, "error")
        case 7: record(id, "response.created", json: #"{"item_id":"item_7"}"#)
        default: record(id, "session.updated")
        }
    }

    @Test func `a filter shows what it lets pass, counts all, and goes on with what comes`() {
        var presenter = makeSUT()

        let shown = presenter.filter(by: "error")
        #expect(shown.text == "10 of 100")
        #expect(presenter.state.rows.allSatisfy { $0.type == "error" })
        for id in 100..<110 { presenter.receive(event(id)) }

        #expect(presenter.state.countText == "11 of 110")
        #expect(presenter.state.rows.last?.id == 103)
        let cleared = presenter.filter(by: "")
        #expect(cleared.text.isEmpty)
        #expect(presenter.state.rows.count == 110)
        #expect(presenter.state.countText == "110")
    }

    @Test func `a filter that is wrong says so and changes nothing`() {
        var presenter = makeSUT()
        _ = presenter.filter(by: "error")

        let note = presenter.filter(by: "turn:")

        #expect(note == StyledText("turn: needs a number, such as turn:3", .failure))
        #expect(presenter.state.filter == "error")
    }

    @Test func `the selected event stays selected when it is let pass, else the next one is`() {
        var presenter = makeSUT()
        presenter.select(51)

        _ = presenter.filter(by: "error")
        #expect(presenter.selectedRow?.id == 53)
        _ = presenter.filter(by: "")

        #expect(presenter.selectedRow?.id == 53)
    }

    @Test func `of a run a filter leaves the parts that are like it`() {
        var presenter = EventLogPresenter(timeZone: utc)
        for id in 0..<20 { presenter.receive(record(id, "x.delta", json: #"{"n":\#(id % 2)}"#)) }

        _ = presenter.filter(by: ":1}")
        #expect(presenter.state.rows.map(\.count) == [10])
        _ = presenter.filter(by: "delta")
        #expect(presenter.state.rows.map(\.count) == [20])
    }

    @Test func `held still, it shows what it showed and keeps what comes`() {
        var presenter = makeSUT(capacity: 150)
        presenter.togglePause()
        for id in 100..<412 { presenter.receive(event(id)) }

        #expect(presenter.state.unseenText == "paused ↓ 312")
        #expect(presenter.state.rows.map(\.id) == Array(0..<100))
        #expect(presenter.state.total == 412)
        let narrowed = presenter.filter(by: "error")
        #expect(narrowed.text == "10 of 412")

        presenter.togglePause()
        #expect(presenter.state.unseenText.isEmpty)
        #expect(presenter.state.matching == 15)
        _ = presenter.filter(by: "")
        #expect(presenter.state.rows.count == 150)
        #expect(presenter.state.rows.last?.id == 411)
    }

    @Test func `marks are gone to one after another`() {
        var presenter = makeSUT()
        for index in [20, 70] {
            presenter.select(index)
            presenter.toggleMark()
        }

        #expect(presenter.state.marks == [20, 70])
        let isThere = presenter.selectNextMark()
        #expect(isThere)
        #expect(presenter.selectedRow?.id == 20)
        let isThereToo = presenter.selectNextMark()
        #expect(isThereToo)
        #expect(presenter.selectedRow?.id == 70)
        presenter.toggleMark()
        #expect(presenter.state.marks == [20])
    }

    @Test func `an item is followed, and then not`() {
        var presenter = makeSUT()
        _ = presenter.filter(by: "-session")
        presenter.select(1)
        #expect(presenter.selectedRow?.id == 7)

        let begins = presenter.followItem()
        #expect(begins)
        #expect(presenter.state.filter == "item:item_7")
        #expect(presenter.state.rows.count == 10)
        let ends = presenter.followItem()
        #expect(ends)

        #expect(presenter.state.filter == "-session")
        presenter.select(0)
        let isAboutAnItem = presenter.followItem()
        #expect(!isAboutAnItem)
    }

    @Test(arguments: [
        (#"{"item":{"content":[{"id":"no"}],"id":"item_1"}}"#, "item_1"),
        (#"{"item_id":"item_2","item":{}}"#, "item_2"),
        (#"{"id":"event"}"#, nil), ("no JSON", nil),
    ])
    func `what an event is about`(json: String, item: String?) {
        #expect(EventRowViewState(id: 0, isSent: true, moment: 0, type: "x", size: 0, json: json).itemID == item)
    }

    @Test func `words are found in what is shown`() {
        var presenter = makeSUT()
        presenter.select(0)

        let found = presenter.search(for: "ITEM_7")
        #expect(found.text == "1 of 10")
        #expect(presenter.selectedRow?.id == 7)
        let next = presenter.searchNext()
        #expect(next.text == "2 of 10")
        let back = presenter.searchNext(backwards: true)
        #expect(back.text == "1 of 10")
        let around = presenter.searchNext(backwards: true)
        #expect(around.text == "10 of 10")
        let nowhere = presenter.search(for: "nowhere")
        #expect(nowhere == StyledText("no matches", .failure))
        let forgotten = presenter.search(for: "")
        #expect(forgotten.text.isEmpty)
        #expect(!presenter.isSearching)
    }

    @Test func `of 20,000 events in a burst every one is counted, and no more is kept than there is room for`() {
        var presenter = makeSUT(0, capacity: 1000)
        _ = presenter.filter(by: "error")
        for id in 0..<20_000 { presenter.receive(event(id), at: .milliseconds(id)) }

        #expect(presenter.state.countText == "2,000 of 20,000")
        #expect(presenter.state.rows.count == 1000)
        #expect(presenter.state.receivedRate == "1,000/s 10.0 kB/s")
        _ = presenter.filter(by: "")
        #expect(presenter.state.rows.count == 1000)
        #expect(presenter.state.rows.last?.id == 19_999)
        #expect(presenter.keptRecords.map(\.id) == Array(19_000..<20_000))
    }
}
