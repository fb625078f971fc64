import EchoWire
import Foundation

/// The puppet as a server of full duplex.
extension PuppetServer {
    private static let sound = "session.input_audio.append"

    /// Waits until a session is asked for, and begins it.
    public func beginLiveSession() async throws {
        _ = await eventually { received.contains("session.start") }
        let end = Int(Date().timeIntervalSince1970) + 7200
        try await send(
            #"{"type":"session.started","event_id":"event_1","session":{"id":"live_1","expires_at":\#(end)}}"#)
    }

    /// Whether sound comes that is more than the noise of a room.
    public func hearsVoice() async -> Bool {
        await eventually { takePeaks().contains { $0 > 500 } }
    }

    /// Whether it comes to be silent, and goes on to come: for half a second nothing but zeros.
    public func hearsSilence() async -> Bool {
        var silent = 0
        return await eventually {
            for peak in takePeaks() { silent = peak == 0 ? silent + 1 : 0 }
            return silent >= 25
        }
    }

    /// How loud the loudest of so many pieces is that come from now on, 0–32768; nil when they do not come.
    public func loudest(of count: Int) async -> Int? {
        var peaks: [Int] = []
        let isEnough = await eventually {
            peaks += takePeaks()
            return peaks.count >= count
        }
        return isEnough ? peaks.max() : nil
    }

    private func takePeaks() -> [Int] {
        takeReceived().compactMap { event, _ in
            guard event["type"]?.string == Self.sound, let audio = event["audio"]?.string else { return nil }
            return Self.peak(ofSound: audio)
        }
    }

    /// Of samples of 16 bits, in base64.
    public static func peak(ofSound audio: String) -> Int {
        let bytes = Data(base64Encoded: audio) ?? Data()
        return bytes.withUnsafeBytes { $0.bindMemory(to: Int16.self).map { Int($0.magnitude) }.max() ?? 0 }
    }
}
