import Foundation
import LocalBackend
import ProgramHarness

/// The models that scripts/local-parts.sh gets, and the programs that serve them.
enum RealParts {
    static let brain = part(.brain, "smollm2-135m", "brain-server.py", "model.gguf")
    static let ears = part(.ears, "whisper-base", "ears-server.py", ".")
    static let voice = part(.voice, "piper-joe", "voice-server.py", "en_US-joe-medium.onnx")

    private static let folder = BuiltProducts.sourceDirectory.appending(path: ".build/local-parts")

    /// Whether all three are.
    static var areThere: Bool {
        ["smollm2-135m", "whisper-base", "piper-joe"].allSatisfy {
            FileManager.default.fileExists(atPath: folder.appending(path: "\($0)/part.json").path)
        }
    }

    private static func part(
        _ role: PartRole, _ name: String, _ program: String, _ model: String
    ) -> OwnPart {
        let path = folder.appending(path: name).path
        let program = BuiltProducts.sourceDirectory.appending(path: "Parts/\(program)").path
        return OwnPart(
            role, title: name, model: name, words: ["python3", "-u", program, "\(path)/\(model)", name, "2"],
            environment: [
                "PYTHONPATH": "\(path)/lib", "PYTHONNOUSERSITE": "1", "PYTHONDONTWRITEBYTECODE": "1",
            ])
    }
}
