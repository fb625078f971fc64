import EchoWire
import Foundation
import Testing

@Suite struct `An event stream is written as it is read` {
    @Test(
        arguments: [
            SSEEvent(data: ""), SSEEvent(data: " a "), SSEEvent(type: "add", data: "{\"a\":1}", lastEventID: "7"),
            SSEEvent(data: "a\nb\n\nc\n"), SSEEvent(data: "\n"), SSEEvent(data: "größer 👩‍👩‍👧\0"), SSEEvent(data: ": x"),
        ])
    func `an event comes back as it went out`(_ event: SSEEvent) throws {
        let id = event.lastEventID.isEmpty ? nil : event.lastEventID
        let type = event.type == "message" ? nil : event.type
        let written = SSEWriter.event(type: type, data: event.data, id: id)

        #expect(try read(Array(written + written), by: .max) == [event, event])
    }

    @Test func `the text is what everybody writes`() {
        #expect(text(SSEWriter.event(type: "a", data: "x\ny", id: "1")) == "event: a\nid: 1\ndata: x\ndata: y\n\n")
        #expect(text(SSEWriter.event(data: "[DONE]")) == "data: [DONE]\n\n")
        #expect(text(SSEWriter.comment("ping")) == ":ping\n")
        #expect(text(SSEWriter.retry(.milliseconds(1500))) == "retry: 1500\n")
        #expect(text(SSEWriter.retry(.seconds(-1))) == "retry: 0\n")
    }

    @Test func `no line end breaks out of its field`() throws {
        let written =
            SSEWriter.event(type: "a\ndata: b", data: "x\r\ny\rz\n\rw", id: "1\r\n2")
            + SSEWriter.comment("p\n\ndata: q\n\n")

        #expect(
            try read(Array(written), by: .max) == [
                SSEEvent(type: "adata: b", data: "x\ny\nz\n\nw", lastEventID: "12")
            ])
    }

    @Test func `an id that readers must ignore is not written`() {
        #expect(text(SSEWriter.event(data: "x", id: "1\0")) == "data: x\n\n")
    }

    private func text(_ data: Data) -> String { String(decoding: data, as: UTF8.self) }
}
