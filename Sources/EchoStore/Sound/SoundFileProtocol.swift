import EchoScreen

/// A file with sound that is being written, in the shape that it was begun with.
protocol SoundFileProtocol: AnyObject {
    func append(_ samples: [Int16]) throws(SealedFileError)
    /// Nothing comes behind it.
    func finish() throws(SealedFileError)
}

extension NewFile {
    static func exported(_ path: String) throws(SealedFileError) -> NewFile {
        do throws(RecordingError) {
            return try NewFile(path)
        } catch {
            throw .inaccessible(path: error.file, reason: error.reason)
        }
    }

    func export(_ bytes: some Collection<UInt8>) throws(SealedFileError) {
        do throws(RecordingError) {
            try append(bytes)
        } catch {
            throw .inaccessible(path: error.file, reason: error.reason)
        }
    }
}
