import CPocketSphinx
import Foundation

/// A language model, for one recogniser.
package final class SphinxLanguage {
    let model: OpaquePointer

    private init(_ model: OpaquePointer) { self.model = model }

    deinit { ngram_model_free(model) }

    /// Nil for a file that is none.
    package convenience init?(file: String, for recognizer: SphinxRecognizer) {
        guard let model = Self.read(file, NGRAM_AUTO, recognizer) else { return nil }
        self.init(model)
    }

    /// Nil for a text that is none in the format of ARPA.
    package convenience init?(arpa: String, for recognizer: SphinxRecognizer) {
        guard let model = SphinxRecognizer.withFile(of: arpa, { Self.read($0, NGRAM_ARPA, recognizer) }) else {
            return nil
        }
        self.init(model)
    }

    /// - Parameter share: of `special`, the rest is that of `general`.
    package convenience init?(
        _ general: SphinxLanguage, and special: SphinxLanguage, share: Float, for recognizer: SphinxRecognizer
    ) {
        // The mix takes each as its own.
        var models = [ngram_model_retain(general.model), ngram_model_retain(special.model)]
        var weights = [1 - share, share]
        var names: [UnsafeMutablePointer<CChar>?] = [strdup("general"), strdup("special")]
        defer { for name in names { free(name) } }
        let configuration = ps_get_config(recognizer.decoder)
        guard let mixed = ngram_model_set_init(configuration, &models, &names, &weights, 2) else { return nil }
        self.init(mixed)
    }

    private static func read(
        _ path: String, _ type: ngram_file_type_t, _ recognizer: SphinxRecognizer
    ) -> OpaquePointer? {
        ngram_model_read(ps_get_config(recognizer.decoder), path, type, ps_get_logmath(recognizer.decoder))
    }
}
