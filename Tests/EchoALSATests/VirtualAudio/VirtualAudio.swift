import EchoTestKit
import EchoAudio
import Foundation

/// A private sound server with a virtual microphone and loudspeaker, stopped when nobody holds it any more.
///
/// Devices of its `configurationFile`: `default`, `speaker_monitor` (captures what is played), `nodev` (cannot be
/// opened), `headset_monitor` (captures what the second loudspeaker plays). Needs the Debian packages pulseaudio, pulseaudio-utils and libasound2-plugins.
final class VirtualAudio: Sendable {
    enum Part: String, Sendable {
        case microphone = "mic"
        case loudspeaker = "speaker"
        case headset
        case all
    }

    let directory: URL

    /// Starts the server; it is up when this returns.
    static func start() async throws -> VirtualAudio {
        // Short, for the path of a Unix socket may have 107 bytes only.
        let name = "/tmp/va-" + String(UInt32.random(in: 0 ... .max), radix: 36)
        let rig = VirtualAudio(URL(filePath: name))
        try await rig.perform("start")
        return rig
    }

    private init(_ directory: URL) { self.directory = directory }

    deinit {
        let process = try? VirtualAudioCommand.process("stop", directory, [])
        process?.waitUntilExit()
        try? FileManager.default.removeItem(at: directory)
    }

    /// What the environment of a child process needs for its `default` device to be this.
    var environment: [String: String] {
        [
            "ALSA_CONFIG_PATH": configurationFile, "PULSE_SERVER": soundServer,
            "PULSE_COOKIE": directory.path + "/cookie", "VIRTUAL_AUDIO_DIR": directory.path,
        ]
    }

    /// ALSA's configuration that knows these devices.
    var configurationFile: String { directory.path + "/asound.conf" }

    /// The sound server's address, as `PULSE_SERVER` has it.
    var soundServer: String { "unix:" + directory.path + "/native" }

    /// Plugs in a headset: a second loudspeaker "pulse:headset" and microphone "pulse:headset_mic".
    func addHeadset() async throws { try await perform("second") }

    /// Speaks mono sound into the headset's microphone; returns when it was played.
    func say(_ samples: [Int16]) async throws {
        try await perform("say", try file(samples, sampleRate: PCM16.sampleRate).path)
    }

    /// Speaks the file into the microphone; returns when it was played.
    func play(_ file: URL) async throws { try await perform("play", file.path) }

    /// Speaks mono sound into the microphone; returns when it was played.
    func play(_ samples: [Int16], sampleRate: Int = PCM16.sampleRate) async throws {
        try await play(try file(samples, sampleRate: sampleRate))
    }

    /// Records what the loudspeaker plays; the recording runs when this returns.
    func record() async throws -> VirtualAudioRecording {
        let file = directory.appending(path: "record-\(UInt32.random(in: 0 ... .max)).wav")
        let recording = try VirtualAudioRecording(VirtualAudioCommand.process("record", directory, [file.path]), file)
        try await recording.waitUntilRunning()
        return recording
    }

    /// Feeds the loudspeaker back into the microphone.
    func loop() async throws { try await perform("loop") }
    func unloop() async throws { try await perform("unloop") }

    func unplug(_ part: Part) async throws { try await perform("unplug", part.rawValue) }
    func replug(_ part: Part) async throws { try await perform("replug", part.rawValue) }

    /// As a desktop's volume control does.
    func mute(_ part: Part, _ isMuted: Bool) async throws {
        try await perform("mute", part.rawValue, isMuted ? "1" : "0")
    }

    /// Kills the server; `restart` brings it back under the same address.
    func crash() async throws { try await perform("crash") }
    func restart() async throws { try await perform("start") }

    /// The server stops answering, but its connections stay.
    func freeze() async throws { try await perform("freeze") }
    func thaw() async throws { try await perform("thaw") }

    private func file(_ samples: [Int16], sampleRate: Int) throws -> URL {
        let file = directory.appending(path: "play-\(UInt32.random(in: 0 ... .max)).wav")
        try WAVFile(samples: samples, sampleRate: sampleRate).data.write(to: file)
        return file
    }

    private func perform(_ command: String, _ arguments: String...) async throws {
        try await VirtualAudioCommand.run(command, directory, arguments)
    }
}
