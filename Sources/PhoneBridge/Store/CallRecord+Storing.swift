extension CallRecord {
    /// As it can be kept.
    func stored() throws(CallStoreError) -> CallRecord {
        var call = self
        call.sid = try StoredText.clean(optional: sid, field: "sid", limit: 255)
        call.number = try StoredText.clean(optional: number, field: "number", limit: 50)
        call.instance = try StoredText.clean(optional: instance, field: "instance", limit: 255)
        call.configuration = try StoredText.clean(configuration, field: "configuration")
        return call
    }
}

extension CallEventRecord {
    func stored() throws(CallStoreError) -> CallEventRecord {
        var event = self
        event.type = try StoredText.clean(type, field: "type", limit: 100)
        event.payload = try StoredText.clean(payload, field: "payload")
        return event
    }
}

extension CallTranscript {
    func stored() throws(CallStoreError) -> CallTranscript {
        var transcript = self
        transcript.content = try StoredText.clean(content, field: "content")
        return transcript
    }
}

extension CallRecording {
    func stored() throws(CallStoreError) -> CallRecording {
        var recording = self
        recording.path = try StoredText.clean(path, field: "path", limit: 500)
        recording.format = try StoredText.clean(format, field: "format", limit: 20)
        return recording
    }
}

extension CallPrompt {
    func stored() throws(CallStoreError) -> CallPrompt {
        var prompt = self
        prompt.name = try StoredText.clean(name, field: "name", limit: 255)
        prompt.instructions = try StoredText.clean(instructions, field: "instructions")
        prompt.voice = try StoredText.clean(voice, field: "voice", limit: 50)
        var numbers: [String] = []
        for number in prompt.numbers {
            numbers.append(try StoredText.clean(number, field: "numbers", limit: 50))
        }
        prompt.numbers = numbers
        prompt.vad = try StoredText.clean(vad, field: "vad")
        return prompt
    }
}

extension CallUser {
    func stored() throws(CallStoreError) -> CallUser {
        CallUser(device: try StoredText.clean(device, field: "device", limit: 255), seen: seen)
    }
}
