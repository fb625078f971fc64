import EchoAudio

/// The sound devices of a leg: what they tell comes in one order, and the loudspeaker is started with its first sound.
struct VoiceSound: Sendable {
    let devices: AudioDevices
    /// Twenty seconds of microphone: an engine that is later than that has lost its connection long ago.
    let inputs: Inbox<DeviceInput>
    let microphone: MicrophoneSwitch
    private var isStarted = false

    init(_ devices: AudioDevices) {
        let inputs = Inbox<DeviceInput>(most: 2000)
        self.devices = devices
        self.inputs = inputs
        microphone = MicrophoneSwitch(devices.microphone) { inputs.put([$0]) }
    }

    mutating func play(_ sound: PCM16, item: String) {
        guard let loudspeaker = devices.loudspeaker else { return }
        if !isStarted {
            isStarted = true
            loudspeaker.start { [inputs, devices] event in
                // Fifty a second for every call, each of which would wake the conversation.
                if case .rendered = event, !devices.reportsLevels, !devices.feed.isHeard { return }
                inputs.put([DeviceInput(event)])
            }
        }
        loudspeaker.enqueue(sound, item: item)
    }

    /// One that was never started may be another leg's.
    func silence() async {
        if isStarted { _ = await devices.loudspeaker?.interrupt() }
    }
}
