import Echo
import Testing

@testable import EchoALSA

@Suite struct `Asking a sound server` {
    private func number(_ value: UInt32) -> [UInt8] {
        [UInt8(ascii: "L")] + [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> UInt32($0)) }
    }

    private func text(_ value: String?) -> [UInt8] {
        value.map { [UInt8(ascii: "t")] + Array($0.utf8) + [0] } ?? [UInt8(ascii: "N")]
    }

    private func reply(_ tag: UInt32) -> [UInt8] { number(2) + number(tag) }

    private func serverInfo() -> [UInt8] {
        reply(20) + ["pulseaudio", "16.1", "me", "here"].flatMap(text) + Array("a".utf8) + [3, 2, 0, 0, 0xAC, 0x44]
            + text("out") + text("in") + number(7)
    }

    private func device(_ name: String, monitorOf sink: String?, form: String?, port: String?) -> [UInt8] {
        var properties = PulseWriter()
        properties.properties(form.map { ["device.form_factor": $0] } ?? [:])
        let time = Array("U".utf8) + Array(repeating: UInt8(0), count: 8)
        var bytes = number(0) + text(name) + text("Name of \(name)") + Array("a".utf8) + [3, 2, 0, 0, 0xBB, 0x80]
        bytes +=
            Array("m".utf8) + [2, 1, 2] + number(1) + Array("v".utf8) + [2, 0, 1, 0, 0, 0, 1, 0, 0] + Array("0".utf8)
        bytes += number(0) + text(sink) + time + text("driver") + number(0) + properties.bytes + time
        bytes += Array("V".utf8) + [0, 1, 0, 0] + number(0) + number(65_537) + number(.max)
        guard let port else { return bytes + number(0) + text(nil) }
        return bytes + number(1) + text(port) + text("Headphones") + number(9_000) + text(port)
    }

    @Test func `its answers become devices`() throws {
        var inquiry = PulseInquiry()

        try inquiry.receive(number(2) + number(8) + number(35))
        try inquiry.receive(serverInfo())
        try inquiry.receive(
            reply(22) + device("out", monitorOf: "out.monitor", form: nil, port: "analog-output-headphones"))
        #expect(!inquiry.isOver)
        try inquiry.receive(
            reply(24) + device("out.monitor", monitorOf: "out", form: nil, port: nil)
                + device("in", monitorOf: nil, form: "headset", port: nil))

        #expect(inquiry.isOver)
        #expect(inquiry.directory.defaultSink == "out")
        #expect(inquiry.directory.defaultSource == "in")
        #expect(
            inquiry.directory.devices == [
                PulseDevice(
                    name: "out", description: "Name of out", direction: .output,
                    activePort: "analog-output-headphones"),
                PulseDevice(
                    name: "out.monitor", description: "Name of out.monitor", direction: .input, isMonitor: true),
                PulseDevice(name: "in", description: "Name of in", direction: .input, formFactor: "headset"),
            ])
    }

    @Test func `an answer that breaks off or lies about its lengths is refused, never believed`() {
        let whole = reply(22) + device("out", monitorOf: "m", form: "speaker", port: "p")
        for length in 10..<whole.count {
            var inquiry = PulseInquiry()
            let cut = Array(whole[..<length])
            if length > 10 { #expect(throws: PulseError.unreadable) { try inquiry.receive(cut) } }
        }
        for index in 10..<whole.count {
            var (inquiry, changed) = (PulseInquiry(), whole)
            changed[index] = 0xFF
            try? inquiry.receive(changed)
            #expect(inquiry.directory.devices.count <= 1)
        }
        var inquiry = PulseInquiry()
        #expect(throws: PulseError.refused) { try inquiry.receive(number(0) + number(22) + number(1)) }
    }

    @Test(
        arguments: [
            (["PULSE_SERVER": "unix:/a/native"], "/a/native"), (["PULSE_SERVER": "{id}unix:/b tcp:c"], "/b"),
            (["PULSE_SERVER": "/c"], "/c"), (["PULSE_SERVER": "tcp:elsewhere:4713"], nil),
            (["PULSE_RUNTIME_PATH": "/d"], "/d/native"), (["XDG_RUNTIME_DIR": "/e"], "/e/pulse/native"),
            ([:], "/run/user/7/pulse/native"),
        ] as [([String: String], String?)])
    func `is found where its users look for it`(environment: [String: String], path: String?) {
        #expect(PulseAddress(environment: environment, user: 7)?.path == path)
    }
}
